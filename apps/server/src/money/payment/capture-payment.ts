import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import { isKept } from './payment.rules.ts';
import * as orders from './payment.store.ts';
import { saveNewRefund } from './refund.store.ts';

export interface CapturedFacts {
  readonly provider: ProviderName;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly method: string;
  /** When the buyer made it, where the gateway says so. */
  readonly attemptedAt: Date | null;
}

export type CaptureOutcome = 'captured' | 'surplus' | 'nothing' | 'unknown' | 'amount_differs';

const returned = 'This was no longer due. The money goes back to you.';

/** Money that the buyer owed: the order is paid and the booking is told, in one transaction. */
async function keep(
  tx: Tx,
  booking: BookingInterface,
  payment: orders.PaymentRow,
  now: Date,
): Promise<CaptureOutcome> {
  const { bookingId, amountPaise, method } = payment;
  const paymentId = await orders.savePayment(tx, payment, now);
  await orders.savePaid(tx, payment.orderId, method, now);
  await booking.recordMoney(tx, { bookingId, capturedPaise: amountPaise, now });
  await publish(tx, now, paymentEvents.captured, { bookingId, paymentId, amountPaise, method });
  return 'captured';
}

/** A surplus payment: a second one, or one for a booking that is over. It is refunded automatically. */
async function giveBack(
  tx: Tx,
  booking: BookingInterface,
  payment: orders.PaymentRow,
  now: Date,
): Promise<CaptureOutcome> {
  const { bookingId, amountPaise } = payment;
  const paymentId = await orders.savePayment(tx, payment, now);
  await orders.saveExpired(tx, payment.orderId, returned);
  const refundId = newId();
  await saveNewRefund(
    tx,
    { refundId, paymentId, bookingId, cause: `surplus:${paymentId}`, reason: 'surplus', amountPaise },
    now,
  );
  await booking.showMoney(tx, bookingId, now);
  await publish(tx, now, paymentEvents.surplusCaptured, { bookingId, paymentId, amountPaise });
  await publish(tx, now, paymentEvents.refundRequested, { bookingId, refundId, amountPaise, kept: false });
  return 'surplus';
}

/**
 * Records a captured payment, reported by a signed event or by asking the gateway. Under the locks of booking and
 * order it is kept if it is still owed, and else refunded; the same payment reported again changes nothing.
 */
export async function capturePayment(
  tx: Tx,
  booking: BookingInterface,
  facts: CapturedFacts,
  now: Date,
): Promise<CaptureOutcome> {
  const found = await orders.findOrderOfProvider(tx, facts.provider, facts.providerOrderId);
  if (!found) return 'unknown';
  const payable = await booking.payable(tx, { bookingId: found.bookingId }, true);
  const order = await orders.lockOrder(tx, found.orderId);
  if (!payable || !order) return 'unknown';
  if (facts.amountPaise !== order.amountPaise || facts.currency !== order.currency) return 'amount_differs';
  const earlier = await orders.findPayment(tx, facts.provider, facts.providerPaymentId);
  if (earlier?.status === 'captured') return 'nothing';
  const kept = isKept(order, payable);
  const payment: orders.PaymentRow = {
    paymentId: newId(),
    orderId: order.orderId,
    bookingId: order.bookingId,
    provider: facts.provider,
    providerPaymentId: facts.providerPaymentId,
    amountPaise: facts.amountPaise,
    method: facts.method,
    status: 'captured',
    kept,
    attemptedAt: facts.attemptedAt,
  };
  return kept ? keep(tx, booking, payment, now) : giveBack(tx, booking, payment, now);
}
