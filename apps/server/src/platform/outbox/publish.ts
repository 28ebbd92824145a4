import type { EventSpec } from '@nukkad/contract/kernel/event';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { sendOff } from '../db/pipeline.ts';
import { newId } from '../id.ts';

/** Writes a fact into the outbox, in the transaction that makes it true. It is relayed after the commit. */
export async function publish<Facts extends object>(
  tx: Tx,
  now: Date,
  event: EventSpec<Facts>,
  facts: NoInfer<Facts>,
): Promise<void> {
  const fact = sql`insert into outbox (event_id, name, version, payload, created_at)
    values (${newId()}, ${event.name}, ${event.version}, ${JSON.stringify(facts)}::jsonb, ${now})`;
  await sendOff(tx, fact.execute(tx));
}

/** Many facts of one event in one statement, in the order given. */
export async function publishEach<Facts extends object>(
  tx: Tx,
  now: Date,
  event: EventSpec<Facts>,
  facts: readonly NoInfer<Facts>[],
): Promise<void> {
  const all = sql`insert into outbox (event_id, name, version, payload, created_at)
    select event_id, ${event.name}, ${event.version}, payload, ${now}
    from unnest(${facts.map(() => newId())}::uuid[], ${facts.map((fact) => JSON.stringify(fact))}::jsonb[])
      as fact (event_id, payload)`;
  await sendOff(tx, all.execute(tx));
}
