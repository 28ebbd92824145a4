import { confirmsPayment } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.errors';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { Payable } from '../../market/booking/index.ts';
import { authorize } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { GatewayUnavailable } from './gateway/payment-gateway.ts';
import { beginOrder } from './begin-order.ts';
import { orderTransitions } from './order.transitions.ts';
import type { PaymentDependencies } from './payment.dependencies.ts';
import { mayPay } from './payment.policy.ts';
import { presentCheckout } from './payment.presenter.ts';
import { orderExpiresAt } from './payment.rules.ts';
import * as orders from './payment.store.ts';

type Call = SignedInCall<{ body: { bookingId: string; seen: Seen<typeof confirmsPayment> } }>;

function checkPayable(payable: Payable, now: Date): void {
  const waiting = payable.status === 'Payment Pending';
  if (waiting && payable.payBefore && payable.payBefore <= now) refuse(paymentErrors.payment_window_over);
  if (payable.amountDuePaise <= 0) refuse(paymentErrors.nothing_due, { present: payable.paymentStatus });
}

/** The open order of the same amount and gateway is opened again; any other open one is put away. */
async function reserve(deps: PaymentDependencies, tx: Tx, call: Call): Promise<orders.OrderRow> {
  const { viewer, now, input } = call;
  const payable = await deps.booking.lockPayable(tx, {
    bookingId: input.body.bookingId,
    buyerId: viewer.userId,
  });
  if (!payable) return refuse(paymentErrors.order_not_found);
  const owed = authorize(payable, mayPay(viewer, payable));
  checkPayable(payable, now);
  const amountPaise = payable.amountDuePaise;
  const visit = payable.startsAt.toISOString();
  confirmSeen(confirmsPayment, input.body.seen, { startsAt: visit, amountDue: amountPaise });
  const open = await orders.lockOpenOrder(tx, payable.bookingId);
  const same =
    open &&
    open.amountPaise === amountPaise &&
    open.provider === deps.gateway.provider &&
    open.expiresAt > now;
  if (same) return open;
  const payer = { viewer, isWorker: false };
  if (open) await orderTransitions.move(tx, orderTransitions.allow(payer, 'putAway', open), { now });
  const expiresAt = orderExpiresAt(
    payable.status === 'Payment Pending' ? payable.payBefore : null,
    now,
    await orders.readRules(tx, now),
  );
  return beginOrder(tx, payer, owed, { provider: deps.gateway.provider, amountPaise, expiresAt }, now);
}

/** Asked outside of any transaction: a slow gateway must not hold the booking's lock. */
async function askGateway(deps: PaymentDependencies, order: orders.OrderRow): Promise<string> {
  if (order.providerOrderId) return order.providerOrderId;
  try {
    return (await deps.gateway.createOrder(order)).providerOrderId;
  } catch (error) {
    deps.platform.log.warn({ err: error }, 'no order from the gateway');
    const retryAfter = error instanceof GatewayUnavailable ? 5 : 60;
    return refuse(paymentErrors.gateway_unavailable, { retryAfter });
  }
}

const notAnswered = new Error('This key has no answer yet.');

/** Asked before anything is opened: a key that was answered opens nothing, even when that order is long over. */
async function earlierAnswer({ platform }: PaymentDependencies, call: Call): Promise<Checkout | null> {
  if (!call.idempotency) return null;
  try {
    return await platform.write<Checkout>(call, () => Promise.reject(notAnswered));
  } catch (error) {
    if (error === notAnswered) return null;
    throw error;
  }
}

/** Opens a payment of the amount due now. Called twice it opens the same one. */
export async function openOrder(deps: PaymentDependencies, call: Call): Promise<Checkout> {
  const { platform } = deps;
  const earlier = await earlierAnswer(deps, call);
  if (earlier) return earlier;
  const reserved = await platform.write(system, (tx) => reserve(deps, tx, call));
  const providerOrderId = await askGateway(deps, reserved);
  return platform.write(call, async (tx) => {
    const own = authorize(reserved, mayPay(call.viewer, reserved));
    await orders.saveProviderOrder(tx, own, providerOrderId);
    const order = await orders.findOrder(tx, reserved.orderId);
    if (!order || order.status === 'paid') return refuse(paymentErrors.nothing_due);
    return presentCheckout(order, deps.gateway);
  });
}
