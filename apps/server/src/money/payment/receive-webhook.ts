import { createHash } from 'node:crypto';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { capturePayment } from './capture-payment.ts';
import { type ReceivedEvent, saveEventOnce, saveOutcome } from './event.store.ts';
import { failPayment } from './fail-payment.ts';
import type { PaymentFacts } from './gateway/gateway-event.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';
import { recordAttempt } from './record-attempt.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { isFresh } from './payment.rules.ts';
import { readRules } from './order.store.ts';
import { settleRefund } from './settle-refund.ts';

export interface Webhook {
  readonly provider: ProviderName;
  /** The bytes as they came: the signature is over them, not over what they mean. */
  readonly body: Buffer;
  readonly signature: string;
  /** x-razorpay-event-id; empty where the provider sent none. */
  readonly eventId: string;
  readonly now: Date;
}

async function applyCaptured(
  deps: PaymentDependencies,
  tx: Tx,
  provider: ProviderName,
  payment: PaymentFacts | null,
  now: Date,
): Promise<string> {
  if (!payment?.providerOrderId) return 'unknown';
  return capturePayment(tx, deps, { ...payment, provider, providerOrderId: payment.providerOrderId }, now);
}

/** What an event changes. Names that we do not act on are kept and change nothing. */
async function apply(
  deps: PaymentDependencies,
  tx: Tx,
  { provider, event }: ReceivedEvent,
  now: Date,
): Promise<string> {
  const { name, payment, refund, providerLinkId } = event;
  if (name === 'payment.captured' || name === 'order.paid')
    return applyCaptured(deps, tx, provider, payment, now);
  if (name === 'payment_link.paid' && payment)
    return applyCaptured(deps, tx, provider, { ...payment, providerOrderId: providerLinkId }, now);
  if (name === 'payment.authorized' && payment)
    return recordAttempt(tx, deps.booking, provider, payment, now);
  if (name === 'payment.failed' && payment) return failPayment(tx, deps.booking, provider, payment, now);
  if (name === 'refund.processed' && refund)
    return settleRefund(tx, deps, { provider, facts: refund, status: 'processed' }, now);
  if (name === 'refund.failed' && refund)
    return settleRefund(tx, deps, { provider, facts: refund, status: 'failed' }, now);
  return 'nothing';
}

/** Outcomes that a person has to look at. */
const worries: Readonly<Record<string, string>> = {
  amount_differs: 'a gateway stated another amount than was asked for',
  refund_failed: 'a gateway could not return money; it is still owed',
};

/**
 * The truth about money. A wrong signature or an event out of its time is refused; each event counts once, by its id
 * and by its bytes; what it says is then done under the booking's lock, in any order of arrival.
 */
export async function receiveWebhook(deps: PaymentDependencies, webhook: Webhook): Promise<void> {
  const { provider, body, now } = webhook;
  const event = deps.gateways.get(provider)?.verifyWebhook(body, webhook.signature);
  if (!event) return refuse(paymentErrors.webhook_signature_refused);
  const rules = await readRules(deps.platform.db, now);
  if (!isFresh(event.signedAt, now, rules)) refuse(paymentErrors.webhook_stale);
  const bodySha256 = createHash('sha256').update(body).digest('hex');
  const received: ReceivedEvent = {
    provider,
    providerEventId: webhook.eventId.slice(0, 120) || `body:${bodySha256}`,
    bodySha256,
    event,
  };
  const outcome = await deps.platform.write(system, async (tx) => {
    if (!(await saveEventOnce(tx, received, now))) return 'repeated';
    const changed = await apply(deps, tx, received, now);
    await saveOutcome(tx, received, changed);
    return changed;
  });
  const worry = worries[outcome];
  if (worry) deps.platform.log.error({ provider, event: event.name }, worry);
}
