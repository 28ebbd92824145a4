import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { refundTransitions } from '../refund.transitions.ts';
import type { RefundRow } from '../refund.store.ts';

/** What was paid later and goes back is no longer owed: no gateway is asked, and the limit is free again. */
export function releaseLater(
  { platform, booking, payLater }: PaymentDependencies,
  { refundId, bookingId, amountPaise }: RefundRow,
): Promise<void> {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const payable = await booking.lockPayable(tx, { bookingId });
    const allowed = await refundTransitions.lockForSystem(tx, 'settle', refundId);
    if (!payable || !allowed) return;
    const less = { bookingId, releasedPaise: amountPaise, repaidPaise: 0 };
    await payLater.oweLess(tx, payable.buyerId, systemAuthorized(less, 'The booking gives it back.'));
    await refundTransitions.move(tx, allowed, { now });
    await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
  });
}
