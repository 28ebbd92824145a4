import { confirmsPayment } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { Payable } from '../../market/booking/index.ts';
import { type Authorized, authorize } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { askGatewayFor } from './ask-gateway.ts';
import { beginOrder } from './begin-order.ts';
import { earlierAnswer } from '../../platform/earlier-answer.ts';
import { orderTransitions } from './order.transitions.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { mayPay } from './payment.policy.ts';
import { presentCheckout } from './payment.presenter.ts';
import { orderExpiresAt } from './payment.rules.ts';
import * as orders from './order.store.ts';

type Call = SignedInCall<{ body: { bookingId: string; seen: Seen<typeof confirmsPayment> } }>;

export function checkPayable(payable: Payable, now: Date): void {
  const waiting = payable.status === 'Payment Pending';
  if (waiting && payable.payBefore && payable.payBefore <= now) refuse(paymentErrors.payment_window_over);
  if (payable.amountDuePaise <= 0) refuse(paymentErrors.nothing_due, { present: payable.paymentStatus });
}

/** What is paid of a locked booking, once it was checked. */
export interface Wanted {
  readonly owed: Authorized<Payable>;
  readonly amountPaise: number;
  /** It pays what the customer owes for a booking that is paid later. */
  readonly settlesLater?: boolean;
}

/** The open order of the same amount and gateway is opened again; any other open one is put away. */
async function reserve(
  deps: PaymentDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  { owed, amountPaise, settlesLater = false }: Wanted,
): Promise<orders.OrderRow> {
  const open = await orders.lockOpenOrder(tx, owed.bookingId);
  const same =
    open &&
    !open.isLink &&
    open.settlesLater === settlesLater &&
    open.amountPaise === amountPaise &&
    open.provider === deps.gateway.provider &&
    open.expiresAt > now;
  if (same) return open;
  const payer = { viewer, isWorker: false };
  if (open)
    await orderTransitions.move(tx, orderTransitions.allow(payer, orderTransitions.verb.putAway, open), {
      now,
    });
  const expiresAt = orderExpiresAt(
    owed.status === 'Payment Pending' ? owed.payBefore : null,
    now,
    await orders.readRules(tx, now),
  );
  return beginOrder(
    tx,
    payer,
    owed,
    { provider: deps.gateway.provider, amountPaise, expiresAt, settlesLater },
    now,
  );
}

/** Opens a payment of what `check` finds due under the booking's lock. Called twice it opens the same one. */
export async function openCheckoutOf<Answer>(
  deps: PaymentDependencies,
  call: SignedInCall,
  check: (tx: Tx) => Promise<Wanted>,
  answer: (checkout: Checkout, wanted: Wanted) => Answer,
): Promise<Answer> {
  const { platform } = deps;
  const earlier = await earlierAnswer<Answer>(deps, call);
  if (earlier) return earlier;
  const { wanted, reserved } = await platform.write(system, async (tx) => {
    const found = await check(tx);
    return { wanted: found, reserved: await reserve(deps, tx, call, found) };
  });
  const providerOrderId =
    reserved.providerOrderId ??
    (await askGatewayFor(deps, () => deps.gateway.createOrder(reserved))).providerOrderId;
  return platform.write(call, async (tx) => {
    const own = authorize(reserved, mayPay(call.viewer, reserved));
    await orders.saveProviderOrder(tx, own, providerOrderId);
    const order = await orders.findOrder(tx, reserved.orderId);
    if (!order || order.status === 'paid') return refuse(paymentErrors.nothing_due);
    return answer(presentCheckout(order, deps.gateway), wanted);
  });
}

/** Opens a payment of the whole amount due now. */
export function openOrder(deps: PaymentDependencies, call: Call): Promise<Checkout> {
  const { viewer, now, input } = call;
  const { bookingId, seen } = input.body;
  const check = async (tx: Tx) => {
    const payable = await deps.booking.lockPayable(tx, { bookingId, buyerId: viewer.userId });
    if (!payable) return refuse(paymentErrors.order_not_found);
    const owed = authorize(payable, mayPay(viewer, payable));
    checkPayable(payable, now);
    const { amountDuePaise: amountDue } = payable;
    confirmSeen(confirmsPayment, seen, { startsAt: payable.startsAt.toISOString(), amountDue });
    return { owed, amountPaise: amountDue };
  };
  return openCheckoutOf(deps, call, check, (checkout) => checkout);
}
