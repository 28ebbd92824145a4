import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { newId } from '../id.ts';

/**
 * Writes a fact into the outbox, in the transaction that makes it true. Nothing hears of it before the commit.
 * `name` is domain.past_tense; `payload` holds ids and what consumers need, nothing personal.
 */
export async function publish(
  tx: Tx,
  now: Date,
  name: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`insert into outbox (event_id, name, payload, created_at)
    values (${newId()}, ${name}, ${JSON.stringify(payload)}::jsonb, ${now})`.execute(tx);
}

/** Many facts of one name in one statement, in the order given. */
export async function publishEach(
  tx: Tx,
  now: Date,
  name: string,
  payloads: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await sql`insert into outbox (event_id, name, payload, created_at)
    select event_id, ${name}, payload, ${now}
    from unnest(${payloads.map(() => newId())}::uuid[], ${payloads.map((payload) => JSON.stringify(payload))}::jsonb[])
      as fact (event_id, payload)`.execute(tx);
}
