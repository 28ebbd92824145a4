import { type Authorized, partOf, systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { Tx } from '../../platform/db/database.ts';
import { orderTransitions } from './order.transitions.ts';
import { type LaterLeft, findLaterLeft, saveRepaid } from './later/later.store.ts';
import type { CaptureOutcome, CapturedFacts } from './captured.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { isKept, isSettling } from './payment.rules.ts';
import * as orders from './order.store.ts';
import * as payments from './payment.store.ts';
import { capturePurchase } from './purchase/capture-purchase.ts';
import { beginRefund } from './refund.transitions.ts';

const returned = 'This was no longer due. We’re refunding it.';

interface Captured {
  readonly order: orders.OrderRow;
  readonly payment: Authorized<payments.PaymentRow>;
  /** What the order settles, where it does not pay the booking. */
  readonly later: LaterLeft | null;
  readonly now: Date;
}

type Domains = Pick<PaymentDependencies, 'booking' | 'payLater' | 'goods'>;

/** Money that the buyer owed: the order is paid and the booking is told, in one transaction. */
async function keep(
  tx: Tx,
  { booking, payLater }: Domains,
  { order, payment, later, now }: Captured,
): Promise<CaptureOutcome> {
  const allowed = orderTransitions.allowSystem(orderTransitions.verb.pay, order);
  if (!allowed) throw new Error(`An order that is ${order.status} is not paid again.`);
  const { bookingId, amountPaise, method } = payment;
  const paymentId = await payments.savePayment(tx, payment, now);
  await orderTransitions.move(tx, allowed, { now, paymentId, method, failure: null });
  if (later) {
    const less = { bookingId, releasedPaise: 0, repaidPaise: amountPaise };
    await saveRepaid(tx, partOf(payment, { ...later, repaidPaise: amountPaise }));
    await payLater.oweLess(tx, order.buyerId, partOf(payment, less));
    await booking.showMoney(tx, bookingId, now);
  } else await booking.recordMoney(tx, { bookingId, capturedPaise: amountPaise, now });
  return 'captured';
}

/** A surplus payment: a second one, or one for a booking that is over. It is refunded automatically. */
async function giveBack(
  tx: Tx,
  { booking }: Domains,
  { order, payment, now }: Captured,
): Promise<CaptureOutcome> {
  const { bookingId, amountPaise } = payment;
  const paymentId = await payments.savePayment(tx, payment, now);
  const late = orderTransitions.allowSystem(orderTransitions.verb.giveBack, order);
  const second = orderTransitions.allowSystem(orderTransitions.verb.giveBackSecond, order);
  if (late) await orderTransitions.move(tx, late, { now, paymentId, failure: returned });
  if (second) await orderTransitions.move(tx, second, { now, paymentId });
  const cause = `surplus:${paymentId}`;
  await beginRefund(tx, { paymentId, bookingId, amountPaise, cause, reason: 'surplus', kept: false }, now);
  await booking.showMoney(tx, bookingId, now);
  return 'surplus';
}

/**
 * Records a captured payment, reported by a signed event or by asking the gateway. Under the locks of booking and
 * order it is kept if it is still owed, and else refunded; the same payment reported again changes nothing.
 */
export async function capturePayment(
  tx: Tx,
  domains: Domains,
  facts: CapturedFacts,
  now: Date,
): Promise<CaptureOutcome> {
  const found = await orders.findOrderOfProvider(tx, facts.provider, facts.providerOrderId);
  if (!found) return capturePurchase(tx, domains, facts, now);
  const payable = await domains.booking.lockPayable(tx, { bookingId: found.bookingId });
  const order = await orders.lockOrder(tx, found.orderId);
  if (!payable || !order) return 'unknown';
  if (facts.amountPaise !== order.amountPaise || facts.currency !== order.currency) return 'amount_differs';
  const earlier = await payments.findPayment(tx, facts.provider, facts.providerPaymentId);
  if (earlier?.status === 'captured') return 'nothing';
  const later = order.settlesLater ? await findLaterLeft(tx, order.bookingId) : null;
  const kept = order.settlesLater ? isSettling(order, later?.leftPaise ?? 0) : isKept(order, payable);
  const payment: payments.PaymentRow = {
    paymentId: newId(),
    orderId: order.orderId,
    bookingId: order.bookingId,
    provider: facts.provider,
    providerPaymentId: facts.providerPaymentId,
    amountPaise: facts.amountPaise,
    method: facts.method,
    status: 'captured',
    kept,
    settlesLater: order.settlesLater,
    attemptedAt: facts.attemptedAt,
  };
  const captured = { order, payment: systemAuthorized(payment, 'The gateway has signed it.'), later, now };
  return kept ? keep(tx, domains, captured) : giveBack(tx, domains, captured);
}
