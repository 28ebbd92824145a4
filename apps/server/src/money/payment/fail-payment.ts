import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { PaymentFacts } from './gateway/gateway-event.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import * as orders from './payment.store.ts';

export type FailOutcome = 'failed' | 'nothing' | 'unknown';

/** An attempt failed. The order stays open for another; money that was captured is never un-captured by it. */
export async function failPayment(
  tx: Tx,
  booking: BookingInterface,
  provider: ProviderName,
  facts: PaymentFacts,
  now: Date,
): Promise<FailOutcome> {
  const found = facts.providerOrderId
    ? await orders.findOrderOfProvider(tx, provider, facts.providerOrderId)
    : null;
  if (!found) return 'unknown';
  await booking.payable(tx, { bookingId: found.bookingId }, true);
  const order = await orders.lockOrder(tx, found.orderId);
  if (!order) return 'unknown';
  const earlier = await orders.findPayment(tx, provider, facts.providerPaymentId);
  if (earlier && earlier.status !== 'pending') return 'nothing';
  if (order.status === 'paid') return 'nothing';
  const { bookingId, orderId } = order;
  const paymentId = await orders.savePayment(
    tx,
    {
      paymentId: newId(),
      orderId,
      bookingId,
      provider,
      providerPaymentId: facts.providerPaymentId,
      amountPaise: facts.amountPaise,
      method: facts.method,
      status: 'failed',
      kept: false,
      attemptedAt: facts.attemptedAt,
    },
    now,
  );
  await orders.saveUnsure(tx, orderId, null);
  await orders.saveAttempted(tx, orderId, facts.failure);
  await publish(tx, now, paymentEvents.failed, { bookingId, paymentId });
  await booking.showMoney(tx, bookingId, now);
  return 'failed';
}
