import type { Tx } from '../../../platform/db/database.ts';
import type { PaymentDependencies, CashRefundOf } from '../payment.interface.ts';
import { refundTransitions } from '../refund.transitions.ts';

type Deps = Pick<PaymentDependencies, 'booking'>;

/** The booking first, as all money of it takes its locks. */
export const lockMoneyOf =
  ({ booking }: Deps) =>
  async (tx: Tx, { bookingId }: Pick<CashRefundOf, 'bookingId'>): Promise<void> => {
    await booking.lockPayable(tx, { bookingId });
  };

/** The bank has it: the booking counts it as returned. */
export const cashReturned =
  ({ booking }: Deps) =>
  async (tx: Tx, { refundId, bookingId, amountPaise, now }: CashRefundOf): Promise<void> => {
    const allowed = await refundTransitions.lockForSystem(tx, refundTransitions.verb.settle, refundId);
    if (!allowed) throw new Error('A refund of cash was paid that is not open.');
    await refundTransitions.move(tx, allowed, { now });
    await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
  };

/** The bank gave back what it had: it is owed again. */
export const cashCameBack =
  ({ booking }: Deps) =>
  async (tx: Tx, { refundId, bookingId, amountPaise, now }: CashRefundOf): Promise<void> => {
    const allowed = await refundTransitions.lockForSystem(tx, refundTransitions.verb.comeBack, refundId);
    if (!allowed) throw new Error('A refund of cash came back that was not paid.');
    await refundTransitions.move(tx, allowed, { now });
    await booking.recordMoney(tx, { bookingId, refundedPaise: -amountPaise, now });
  };
