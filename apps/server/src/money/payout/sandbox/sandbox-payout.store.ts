import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface SandboxPayout {
  readonly providerPayoutId: string;
  readonly idempotencyKey: string;
  readonly fundAccountId: string;
  readonly referenceId: string;
  readonly amountPaise: number;
  readonly status: 'processing' | 'processed' | 'failed' | 'reversed';
  readonly utr: string | null;
  readonly failure: string | null;
}

const columns = sql`provider_payout_id as "providerPayoutId", idempotency_key as "idempotencyKey", fund_account_id as "fundAccountId",
  reference_id as "referenceId", amount_paise as "amountPaise", status, utr, failure`;

/** False: there is one of this key already. */
export async function insertSandboxPayout(tx: Tx, row: SandboxPayout, now: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into sandbox_payout (provider_payout_id, idempotency_key, fund_account_id, reference_id,
      amount_paise, status, created_at)
    values (${row.providerPayoutId}, ${row.idempotencyKey}, ${row.fundAccountId}, ${row.referenceId}, ${row.amountPaise},
      ${row.status}, ${now})
    on conflict (idempotency_key) do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function findSandboxPayout(
  reader: Reader,
  by: { readonly key: string } | { readonly id: string },
): Promise<SandboxPayout | null> {
  const key = 'key' in by ? by.key : null;
  const id = 'id' in by ? by.id : null;
  const { rows } = await sql<SandboxPayout>`select ${columns} from sandbox_payout
    where idempotency_key = ${key} or provider_payout_id = ${id}`.execute(reader);
  return rows[0] ?? null;
}

export async function saveSandboxStatus(tx: Tx, row: SandboxPayout): Promise<void> {
  await sql`update sandbox_payout set status = ${row.status}, utr = ${row.utr}, failure = ${row.failure}
    where provider_payout_id = ${row.providerPayoutId}`.execute(tx);
}

export async function insertSandboxEvent(
  tx: Tx,
  event: { readonly eventId: string; readonly name: string; readonly body: string },
  now: Date,
): Promise<void> {
  await sql`insert into sandbox_payout_event (event_id, name, body, created_at)
    values (${event.eventId}, ${event.name}, ${event.body}, ${now})`.execute(tx);
}

export async function findSandboxEventBody(reader: Reader, eventId: string): Promise<string | null> {
  const { rows } = await sql<{
    body: string;
  }>`select body from sandbox_payout_event where event_id = ${eventId}`.execute(reader);
  return rows[0]?.body ?? null;
}
