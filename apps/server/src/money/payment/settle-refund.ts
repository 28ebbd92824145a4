import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { publish } from '../../platform/outbox/publish.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { RefundFacts } from './gateway/gateway-event.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import * as refunds from './refund.store.ts';

export type SettleOutcome = 'refunded' | 'refund_failed' | 'nothing' | 'unknown' | 'amount_differs';

/** The gateway says that a refund reached the buyer, or never will. The first word is the last. */
export async function settleRefund(
  tx: Tx,
  booking: BookingInterface,
  told: {
    readonly provider: ProviderName;
    readonly facts: RefundFacts;
    readonly status: 'processed' | 'failed';
  },
  now: Date,
): Promise<SettleOutcome> {
  const { provider, facts, status } = told;
  const found = await refunds.findRefundOfProvider(tx, {
    provider,
    providerRefundId: facts.providerRefundId,
    receipt: facts.receipt,
  });
  if (!found || found.providerPaymentId !== facts.providerPaymentId) return 'unknown';
  await booking.payable(tx, { bookingId: found.bookingId }, true);
  const refund = await refunds.lockRefund(tx, found.refundId);
  if (!refund || refund.status === 'processed' || refund.status === 'failed') return 'nothing';
  if (facts.amountPaise !== refund.amountPaise) return 'amount_differs';
  await refunds.saveSettled(tx, refund, facts.providerRefundId, status, now);
  const { bookingId, refundId, amountPaise, kept } = refund;
  if (status === 'failed') {
    await publish(tx, now, paymentEvents.refundFailed, { bookingId, refundId, amountPaise });
    return 'refund_failed';
  }
  if (kept) await booking.recordMoney(tx, { bookingId, refundedPaise: amountPaise, now });
  else await booking.showMoney(tx, bookingId, now);
  await publish(tx, now, kept ? paymentEvents.refunded : paymentEvents.surplusRefunded, {
    bookingId,
    refundId,
    amountPaise,
  });
  return 'refunded';
}
