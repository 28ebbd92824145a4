import type { BookingInterface } from '../../market/booking/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { GatewayPayment, ProviderName } from './gateway/payment-gateway.ts';
import * as orders from './order.store.ts';
import * as payments from './payment.store.ts';

type Attempt = Omit<GatewayPayment, 'status' | 'currency'>;

export type AttemptOutcome = 'under_way' | 'nothing' | 'unknown';

/** An attempt whose outcome is not known yet: from now on it is the one that is told of, and nothing is paid by it. */
export async function recordAttempt(
  tx: Tx,
  booking: BookingInterface,
  provider: ProviderName,
  attempt: Attempt,
  now: Date,
): Promise<AttemptOutcome> {
  const found = attempt.providerOrderId
    ? await orders.findOrderOfProvider(tx, provider, attempt.providerOrderId)
    : null;
  if (!found) return 'unknown';
  await booking.lockPayable(tx, { bookingId: found.bookingId });
  const order = await orders.lockOrder(tx, found.orderId);
  if (!order || order.status === 'paid') return 'nothing';
  if (await payments.findPayment(tx, provider, attempt.providerPaymentId)) return 'nothing';
  const { bookingId, orderId } = order;
  const { providerPaymentId, amountPaise, method, attemptedAt } = attempt;
  const payment = {
    paymentId: newId(),
    orderId,
    bookingId,
    provider,
    providerPaymentId,
    amountPaise,
    method,
  };
  const pending = { ...payment, status: 'pending', kept: false, attemptedAt } as const;
  await payments.savePayment(tx, systemAuthorized(pending, 'The gateway says that it is under way.'), now);
  await booking.showMoney(tx, bookingId, now);
  return 'under_way';
}
