import type {
  inquirePayment as asked,
  OfficePaymentStory,
} from '@nukkad/contract/money/payment/office-payment.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { capturePayment } from '../capture-payment.ts';
import { failPayment } from '../fail-payment.ts';
import type { GatewayPayment, ProviderName } from '../gateway/payment-gateway.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { type OrderRow, findOrder, saveUnsure } from '../order.store.ts';
import { isOwn } from '../own-provider.ts';
import { recordAttempt } from '../record-attempt.ts';
import { readOfficePayment } from './read-office-payments.ts';

interface Asked {
  readonly order: OrderRow;
  readonly provider: ProviderName;
  readonly providerOrderId: string;
}

/** Asked outside of any transaction: a slow gateway must not hold the booking's lock. */
async function ask(
  { gateways, platform }: PaymentDependencies,
  { provider, providerOrderId }: Asked,
): Promise<GatewayPayment | null> {
  try {
    return (await gateways.get(provider)?.fetchNewestAttempt(providerOrderId)) ?? null;
  } catch (error) {
    platform.log.warn({ err: error }, 'the gateway could not be asked about a payment');
    return refuse(paymentErrors.gateway_unavailable, { retryAfter: 5 });
  }
}

/** The gateway's answer counts as its signed word does; told twice it changes nothing. */
async function take(
  deps: PaymentDependencies,
  tx: Tx,
  { provider, providerOrderId }: Asked,
  { attempt, now }: { readonly attempt: GatewayPayment | null; readonly now: Date },
): Promise<string> {
  if (!attempt) return 'no_attempt';
  const { booking } = deps;
  const facts = { ...attempt, providerOrderId };
  if (attempt.status === 'captured') return capturePayment(tx, deps, { ...facts, provider }, now);
  if (attempt.status === 'failed') {
    const { failure = null, failureReason = null } = attempt;
    return failPayment(tx, booking, provider, { ...facts, failure, failureReason }, now);
  }
  return recordAttempt(tx, booking, provider, facts, now);
}

/** Asks the gateway what became of the newest attempt, for a payment that hangs. */
export async function inquirePayment(
  deps: PaymentDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<OfficePaymentStory> {
  const { now, viewer, input } = call;
  const { orderId } = input.params;
  const order = (await findOrder(deps.platform.db, orderId)) ?? refuse(paymentErrors.order_not_found);
  const { provider, providerOrderId } = order;
  if (isOwn(provider) || providerOrderId === null) return refuse(paymentErrors.order_not_found);
  const wanted = { order, provider, providerOrderId };
  const attempt = await ask(deps, wanted);
  await deps.platform.write(call, async (tx) => {
    const outcome = await take(deps, tx, wanted, { attempt, now });
    await saveUnsure(tx, systemAuthorized(order, 'The gateway has answered.'), null);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'payment.inquire',
      subjectKind: 'payment_order',
      subjectId: orderId,
      detail: { outcome },
    });
  });
  return readOfficePayment(deps.platform.db, orderId, now);
}
