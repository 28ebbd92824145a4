import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { refundTransitions } from '../refund.transitions.ts';
import type { RefundRow } from '../refund.store.ts';

type Returned = Pick<RefundRow, 'refundId' | 'bookingId' | 'amountPaise'>;

/** What was paid from credit goes back there at once: no gateway is asked. */
export function returnCredit(deps: PaymentDependencies, refund: RefundRow): Promise<void> {
  const now = deps.platform.clock.now();
  return deps.platform.write(system, (tx) => creditRefund(deps, tx, refund, now));
}

/** In the caller's transaction; a refund that is settled already is left as it is. */
export async function creditRefund(
  { booking, credit }: PaymentDependencies,
  tx: Tx,
  { refundId, bookingId, amountPaise }: Returned,
  now: Date,
): Promise<void> {
  const payable = await booking.lockPayable(tx, { bookingId });
  const allowed = await refundTransitions.lockForSystem(tx, refundTransitions.verb.settle, refundId);
  if (!payable || !allowed) return;
  const { buyerId: userId } = payable;
  const given = { userId, bookingId, amountPaise, kind: 'refund', cause: `refund:${refundId}`, now } as const;
  await credit.giveCredit(tx, systemAuthorized(given, 'A refund of credit was asked for.'));
  await refundTransitions.move(tx, allowed, { now, toCredit: true });
  await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
}
