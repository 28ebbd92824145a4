import { paymentErrors } from '@nukkad/contract/payment/payment.errors';
import type { PaymentOrder } from '@nukkad/contract/payment/payment.model';
import type { SignedInCall } from '../platform/http/route.ts';
import { system } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import { type CapturedFacts, capturePayment } from './capture-payment.ts';
import { saveHint } from './event.store.ts';
import { getOrder } from './read-orders.ts';
import type { PaymentParts } from './payment.parts.ts';
import { mayPay } from './payment.policy.ts';
import { type OrderRow, findOrder } from './payment.store.ts';

interface Body {
  readonly orderId: string;
  readonly outcome: 'success' | 'failure' | 'dismissed';
  readonly providerPaymentId?: string | undefined;
  readonly signature?: string | undefined;
}

function signatureFits(parts: PaymentParts, order: OrderRow, body: Body): boolean {
  if (order.provider === 'cash' || !order.providerOrderId || !body.providerPaymentId || !body.signature)
    return false;
  const answer = {
    providerOrderId: order.providerOrderId,
    providerPaymentId: body.providerPaymentId,
    signature: body.signature,
  };
  return parts.gateways.get(order.provider)?.verifyCheckoutSignature(answer) ?? false;
}

/** Even a good signature is only a reason to ask the gateway itself; its answer counts, the browser's word never. */
async function confirm(
  parts: PaymentParts,
  order: OrderRow,
  providerPaymentId: string,
): Promise<CapturedFacts | null> {
  if (order.provider === 'cash') return null;
  try {
    const payment = await parts.gateways.get(order.provider)?.fetchPayment(providerPaymentId);
    if (!payment || payment.status !== 'captured' || payment.providerOrderId !== order.providerOrderId)
      return null;
    return { ...payment, provider: order.provider, providerOrderId: payment.providerOrderId ?? '' };
  } catch (error) {
    parts.platform.log.warn({ err: error }, 'a hint could not be confirmed; the webhook will tell');
    return null;
  }
}

/** What the buyer's browser saw of the checkout. Forged, early or late, it marks nothing paid by itself. */
export async function recordResponse(
  parts: PaymentParts,
  call: SignedInCall<{ body: Body }>,
): Promise<PaymentOrder> {
  const {
    viewer,
    now,
    input: { body },
  } = call;
  const order = await findOrder(parts.platform.db, body.orderId);
  if (!order || !mayPay(viewer, order)) return refuse(paymentErrors.order_not_found);
  const fits = signatureFits(parts, order, body);
  const facts =
    fits && body.outcome === 'success' && body.providerPaymentId
      ? await confirm(parts, order, body.providerPaymentId)
      : null;
  await parts.platform.write(system, async (tx) => {
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
    if (facts) await capturePayment(tx, parts.booking, facts, now);
  });
  return getOrder(parts, { ...call, input: { query: { orderId: order.orderId } } });
}
