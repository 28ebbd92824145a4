import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { PaymentOrder } from '@nukkad/contract/money/payment/payment.model';
import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { capturePayment } from './capture-payment.ts';
import type { CapturedFacts } from './captured.ts';
import { saveHint } from './event.store.ts';
import type { GatewayPayment } from './gateway/payment-gateway.ts';
import { recordAttempt } from './record-attempt.ts';
import { getOrder } from './read-orders.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { mayPay } from './payment.policy.ts';
import { isOwn } from './own-provider.ts';
import { type OrderRow, findOrder, saveUnsure } from './order.store.ts';

interface Body {
  readonly orderId: string;
  readonly outcome: 'success' | 'failure' | 'dismissed';
  readonly providerPaymentId?: string | undefined;
  readonly signature?: string | undefined;
}

function signatureFits(deps: PaymentDependencies, order: OrderRow, body: Body): boolean {
  if (isOwn(order.provider) || !order.providerOrderId || !body.providerPaymentId || !body.signature)
    return false;
  const answer = {
    providerOrderId: order.providerOrderId,
    providerPaymentId: body.providerPaymentId,
    signature: body.signature,
  };
  return deps.gateways.get(order.provider)?.verifyCheckoutSignature(answer) ?? false;
}

/** Even a good signature is only a reason to ask the gateway itself; its answer counts, the browser's word never. */
async function confirm(
  deps: PaymentDependencies,
  order: OrderRow,
  providerPaymentId: string,
): Promise<CapturedFacts | null> {
  if (isOwn(order.provider)) return null;
  try {
    const payment = await deps.gateways.get(order.provider)?.fetchPayment(providerPaymentId);
    if (!payment || payment.status !== 'captured' || payment.providerOrderId !== order.providerOrderId)
      return null;
    return { ...payment, provider: order.provider, providerOrderId: payment.providerOrderId ?? '' };
  } catch (error) {
    deps.platform.log.warn({ err: error }, 'a hint could not be confirmed; the webhook will tell');
    return null;
  }
}

/** The newest attempt as the gateway knows it; undefined: it could not be asked. */
async function newestAttempt(
  deps: PaymentDependencies,
  order: OrderRow,
): Promise<GatewayPayment | null | undefined> {
  if (isOwn(order.provider) || !order.providerOrderId || order.status === 'paid') return null;
  try {
    return await deps.gateways.get(order.provider)?.fetchNewestAttempt(order.providerOrderId);
  } catch (error) {
    deps.platform.log.warn({ err: error }, 'the gateway could not be asked about an attempt');
    return undefined;
  }
}

/** While money may be moving the buyer is not asked to pay again; also when the gateway cannot be asked whether it is. */
async function tellAttempt(
  deps: PaymentDependencies,
  tx: Tx,
  order: Authorized<OrderRow>,
  { attempt, outcome }: { attempt: GatewayPayment | null | undefined; outcome: Body['outcome'] },
  now: Date,
): Promise<void> {
  if (attempt === undefined) {
    if (outcome !== 'success') return;
    await deps.booking.lockPayable(tx, { bookingId: order.bookingId });
    await saveUnsure(tx, order, order.unsureSince ?? now);
    return;
  }
  if (order.unsureSince) await saveUnsure(tx, order, null);
  // What was captured or failed, the signed event tells.
  if (attempt && attempt.status !== 'failed' && !isOwn(order.provider))
    await recordAttempt(tx, deps.booking, order.provider, attempt, now);
}

/** What the buyer's browser saw of the checkout. Forged, early or late, it marks nothing paid by itself. */
export async function recordResponse(
  deps: PaymentDependencies,
  call: SignedInCall<{ body: Body }>,
): Promise<PaymentOrder> {
  const {
    viewer,
    now,
    input: { body },
  } = call;
  const found = await findOrder(deps.platform.db, body.orderId);
  if (!found || !mayPay(viewer, found)) return refuse(paymentErrors.order_not_found);
  const order = authorize(found, mayPay(viewer, found));
  const fits = signatureFits(deps, order, body);
  const facts =
    fits && body.outcome === 'success' && body.providerPaymentId
      ? await confirm(deps, order, body.providerPaymentId)
      : null;
  const attempt = facts ? null : await newestAttempt(deps, order);
  await deps.platform.write(system, async (tx) => {
    await tellAttempt(deps, tx, order, { attempt, outcome: body.outcome }, now);
    await saveHint(
      tx,
      {
        orderId: order.orderId,
        outcome: body.outcome,
        providerPaymentId: body.providerPaymentId ?? null,
        signatureFits: fits,
      },
      now,
    );
    if (facts) await capturePayment(tx, deps, facts, now);
  });
  return getOrder(deps, { ...call, input: { query: { orderId: order.orderId } } });
}
