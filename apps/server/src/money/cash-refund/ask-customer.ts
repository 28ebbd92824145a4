import type { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { system } from '../../platform/platform.ts';
import type { HeardOf } from '../../platform/outbox/event.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { type CashRefundRow, findCashRefund, insertCashRefund } from './cash-refund.store.ts';
import { cashRefundTransitions } from './cash-refund.transitions.ts';

const nothingChosen = {
  kind: null,
  holderName: null,
  ifsc: null,
  bankName: null,
  accountSealed: null,
  accountHint: null,
  nameChecked: false,
  attemptId: null,
  failure: null,
  checkedBy: null,
  decidedBy: null,
  decideWhy: '',
  paidAt: null,
} as const;

/** `payment.refund_requested` of cash: its customer is asked where it goes, once. */
export async function askCustomer(
  { platform, booking, payment }: CashRefundDependencies,
  { facts, createdAt }: HeardOf<typeof paymentEvents.refundRequested>,
): Promise<void> {
  const { refundId, bookingId, amountPaise, inCash } = facts;
  if (!inCash) return;
  await platform.write(system, async (tx) => {
    await payment.lockMoneyOf(tx, { bookingId });
    const [payable, refund, present] = await Promise.all([
      booking.payable(tx, { bookingId }),
      payment.refundOf(tx, refundId),
      findCashRefund(tx, refundId),
    ]);
    if (!payable || !refund || present) return;
    const { buyerId: userId, bookingNumber } = payable;
    const row: CashRefundRow = {
      ...nothingChosen,
      refundId,
      bookingId,
      bookingNumber,
      userId,
      amountPaise,
      reason: refund.reason,
      status: 'Waiting For Customer',
      version: 1,
      askedAt: createdAt,
    };
    const allowed = cashRefundTransitions.allowNewSystem(cashRefundTransitions.verb.ask, row);
    await insertCashRefund(tx, allowed.row);
    await cashRefundTransitions.begin(tx, allowed, { now: platform.clock.now() });
  });
}
