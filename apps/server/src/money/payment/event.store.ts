import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { GatewayEvent } from './gateway/gateway-event.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';

export interface ReceivedEvent {
  readonly provider: ProviderName;
  readonly providerEventId: string;
  readonly bodySha256: string;
  readonly event: GatewayEvent;
}

/** False: this event, or the same bytes under another id, was here before. A second one waits for the first to commit. */
export async function saveEventOnce(tx: Tx, received: ReceivedEvent, now: Date): Promise<boolean> {
  const { event } = received;
  const facts = JSON.stringify({ payment: event.payment, refund: event.refund });
  const { rows } =
    await sql`insert into payment_event (provider, provider_event_id, body_sha256, name, facts, outcome, signed_at, received_at)
    values (${received.provider}, ${received.providerEventId}, ${received.bodySha256}, ${event.name}, ${facts}::jsonb, 'nothing',
      ${event.signedAt}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function saveOutcome(tx: Tx, received: ReceivedEvent, outcome: string): Promise<void> {
  await sql`update payment_event set outcome = ${outcome}
    where provider = ${received.provider} and provider_event_id = ${received.providerEventId}`.execute(tx);
}

export interface Hint {
  readonly orderId: string;
  readonly outcome: 'success' | 'failure' | 'dismissed';
  readonly providerPaymentId: string | null;
  readonly signatureFits: boolean;
}

/** The last word of the browser; one row an order, however often it calls. */
export async function saveHint(tx: Tx, hint: Hint, now: Date): Promise<void> {
  await sql`insert into payment_hint (order_id, outcome, provider_payment_id, signature_fits, hinted_at)
    values (${hint.orderId}, ${hint.outcome}, ${hint.providerPaymentId}, ${hint.signatureFits}, ${now})
    on conflict (order_id) do update set outcome = excluded.outcome, provider_payment_id = excluded.provider_payment_id,
      signature_fits = excluded.signature_fits, hinted_at = excluded.hinted_at, times = payment_hint.times + 1`.execute(
    tx,
  );
}
