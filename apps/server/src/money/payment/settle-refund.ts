import type { Tx } from '../../platform/db/database.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import type { SettleOutcome, ToldRefund } from './told-refund.ts';
import { settleReturn } from './purchase/settle-return.ts';
import { refundTransitions } from './refund.transitions.ts';
import { findRefundOfProvider } from './refund.store.ts';

type Domains = Pick<PaymentDependencies, 'booking'>;

/** The gateway says that a refund reached the buyer, or never will. The first word is the last. */
export async function settleRefund(
  tx: Tx,
  domains: Domains,
  told: ToldRefund,
  now: Date,
): Promise<SettleOutcome> {
  const { booking } = domains;
  const { provider, facts, status } = told;
  const found = await findRefundOfProvider(tx, {
    provider,
    providerRefundId: facts.providerRefundId,
    receipt: facts.receipt,
  });
  if (!found) return (await settleReturn(tx, told, now)) ?? 'unknown';
  if (found.providerPaymentId !== facts.providerPaymentId) return 'unknown';
  await booking.lockPayable(tx, { bookingId: found.bookingId });
  const verb = status === 'failed' ? 'fail' : 'settle';
  const allowed = await refundTransitions.lockForSystem(tx, verb, found.refundId);
  if (!allowed) return 'nothing';
  if (facts.amountPaise !== allowed.row.amountPaise) return 'amount_differs';
  const { bookingId, amountPaise, kept } = allowed.row;
  await refundTransitions.move(tx, allowed, { now, providerRefundId: facts.providerRefundId });
  if (status === 'failed') return 'refund_failed';
  if (kept) await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
  else await booking.showMoney(tx, bookingId, now);
  return 'refunded';
}
