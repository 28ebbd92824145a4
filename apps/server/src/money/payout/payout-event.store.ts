import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { PayoutProvider, PayoutWebhook } from './gateway/payout-gateway.ts';

export interface ReceivedPayoutEvent {
  readonly provider: PayoutProvider;
  readonly providerEventId: string;
  readonly bodySha256: string;
  readonly event: PayoutWebhook;
}

/** False: this event, or the same bytes under another id, was here before. */
export async function savePayoutEventOnce(
  tx: Tx,
  received: ReceivedPayoutEvent,
  now: Date,
): Promise<boolean> {
  const { event } = received;
  const facts = JSON.stringify(event.payout ?? {});
  const { rows } =
    await sql`insert into payout_event (provider, provider_event_id, body_sha256, name, facts, outcome, signed_at, received_at)
    values (${received.provider}, ${received.providerEventId}, ${received.bodySha256}, ${event.name}, ${facts}::jsonb, 'nothing',
      ${event.signedAt}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function savePayoutOutcome(
  tx: Tx,
  { provider, providerEventId }: ReceivedPayoutEvent,
  outcome: string,
): Promise<void> {
  await sql`update payout_event set outcome = ${outcome}
    where provider = ${provider} and provider_event_id = ${providerEventId}`.execute(tx);
}
