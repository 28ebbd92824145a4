import { createHash } from 'node:crypto';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PayoutProvider } from './gateway/payout-gateway.ts';
import { savePayoutEventOnce, savePayoutOutcome } from './payout-event.store.ts';
import type { PayoutDependencies } from './payout.interface.ts';
import { isFreshEvent } from './payout.rules.ts';
import { getPayoutRules } from './payout.rules.store.ts';
import { settlePayout } from './settle-payout.ts';

export interface PayoutCallback {
  readonly provider: PayoutProvider;
  /** The bytes as they came: the signature is over them. */
  readonly body: Buffer;
  readonly signature: string;
  /** x-razorpay-event-id; empty where the provider sent none. */
  readonly eventId: string;
  readonly now: Date;
}

/** The truth about payouts: refused unsigned or out of its time, counted once by id and by bytes, in any order. */
export async function receivePayoutEvent(deps: PayoutDependencies, callback: PayoutCallback): Promise<void> {
  const { provider, body, now } = callback;
  const event = deps.gateways.get(provider)?.verifyWebhook(body, callback.signature);
  if (!event) return refuse(paymentErrors.webhook_signature_refused);
  const rules = await getPayoutRules(deps.platform.db, now);
  if (!isFreshEvent(event.signedAt, now, rules)) refuse(paymentErrors.webhook_stale);
  const bodySha256 = createHash('sha256').update(body).digest('hex');
  const received = {
    provider,
    providerEventId: callback.eventId.slice(0, 120) || `body:${bodySha256}`,
    bodySha256,
    event,
  };
  const outcome = await deps.platform.write(system, async (tx) => {
    if (!(await savePayoutEventOnce(tx, received, now))) return 'repeated';
    const changed = event.payout ? await settlePayout(deps, tx, provider, event.payout) : 'nothing';
    await savePayoutOutcome(tx, received, changed);
    return changed;
  });
  if (outcome === 'amount_differs')
    deps.platform.log.error(
      { provider, event: event.name },
      'a provider stated another amount than was sent',
    );
}
