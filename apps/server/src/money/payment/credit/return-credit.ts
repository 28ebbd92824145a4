import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import type { PaymentDependencies } from '../payment.dependencies.ts';
import { refundTransitions } from '../refund.transitions.ts';
import type { RefundRow } from '../refund.store.ts';

/** What was paid from credit goes back there at once: no gateway is asked. */
export function returnCredit(
  { platform, booking, credit }: PaymentDependencies,
  { refundId, bookingId, amountPaise }: RefundRow,
): Promise<void> {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const payable = await booking.lockPayable(tx, { bookingId });
    const allowed = await refundTransitions.lockForSystem(tx, 'settle', refundId);
    if (!payable || !allowed) return;
    const { buyerId: userId } = payable;
    const given = {
      userId,
      bookingId,
      amountPaise,
      kind: 'refund',
      cause: `refund:${refundId}`,
      now,
    } as const;
    await credit.giveCredit(tx, systemAuthorized(given, 'A refund of credit was asked for.'));
    await refundTransitions.move(tx, allowed, { now });
    await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
  });
}
