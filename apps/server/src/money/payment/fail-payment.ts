import { newId } from '../../platform/id.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { PaymentFacts } from './gateway/gateway-event.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import { orderTransitions } from './order.transitions.ts';
import * as orders from './order.store.ts';
import * as payments from './payment.store.ts';

export type FailOutcome = 'failed' | 'nothing' | 'unknown';

/**
 * An attempt failed. The order stays open for another; money that was captured is never un-captured by it. Of an order
 * that another attempt has paid it is kept as well: it is part of what its buyer did.
 */
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
  await booking.lockPayable(tx, { bookingId: found.bookingId });
  const order = await orders.lockOrder(tx, found.orderId);
  if (!order) return 'unknown';
  const earlier = await payments.findPayment(tx, provider, facts.providerPaymentId);
  if (earlier && earlier.status !== 'pending') return 'nothing';
  const { bookingId, orderId } = order;
  const payment = {
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
    failure: facts.failure,
    failureReason: facts.failureReason,
  } as const;
  const paymentId = await payments.savePayment(
    tx,
    systemAuthorized(payment, 'The gateway has signed it.'),
    now,
  );
  await orders.saveUnsure(tx, systemAuthorized(order, 'The gateway has said what became of it.'), null);
  const inTime = orderTransitions.allowSystem(orderTransitions.verb.attempt, order);
  const late = orderTransitions.allowSystem(orderTransitions.verb.attemptLate, order);
  if (inTime) await orderTransitions.move(tx, inTime, { now, paymentId, failure: facts.failure });
  if (late) await orderTransitions.move(tx, late, { now, paymentId });
  await booking.showMoney(tx, bookingId, now);
  return 'failed';
}
