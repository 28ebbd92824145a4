import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { seenPayloadMs } from '../http/payload/seen-payload.store.ts';
import type { HousekeepingRules } from './housekeeping.rules.ts';

const hourMs = 3_600_000;
const batchSize = 5_000;

export interface Swept {
  readonly outboxPartitions: number;
  readonly outboxRows: number;
  readonly idempotencyKeys: number;
  readonly consumedEvents: number;
  readonly seenPayloads: number;
}

/** One batch at a time, each in its own transaction, so that no other transaction waits long for a row or a lock. */
async function inBatches(db: Database, statement: RawBuilder<unknown>): Promise<number> {
  for (let total = 0; ; ) {
    const { numAffectedRows } = await statement.execute(db);
    const swept = Number(numAffectedRows ?? 0);
    total += swept;
    if (swept < batchSize) return total;
  }
}

/** Months that ended before `cutoff`, by their names; the default partition has none. */
async function oldMonths(db: Database, cutoff: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'outbox'::regclass order by name`.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => {
      const month = /_(\d{4})_(\d{2})$/.exec(name);
      return month !== null && Date.UTC(Number(month[1]), Number(month[2]), 1) <= cutoff.getTime();
    });
}

/**
 * An old month in which an event still waits stays whole: nothing unrelayed is ever lost. The parent is locked before
 * its month, as every other statement does: dropping needs both, and in the other order the two would deadlock.
 */
async function dropMonth(db: Database, name: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await sql`lock table only outbox, only ${sql.table(name)} in access exclusive mode`.execute(tx);
    const waiting = await sql`select 1 from ${sql.table(name)} where relayed_at is null limit 1`.execute(tx);
    if (waiting.rows.length > 0) return 0;
    await sql`drop table ${sql.table(name)}`.execute(tx);
    return 1;
  });
}

async function dropOldMonths(db: Database, cutoff: Date): Promise<number> {
  let dropped = 0;
  for (const name of await oldMonths(db, cutoff)) dropped += await dropMonth(db, name);
  return dropped;
}

/** What has served its time: relayed events, answers to old idempotency keys, the memory of counted events and bodies. */
export async function sweep(db: Database, now: Date, rules: HousekeepingRules): Promise<Swept> {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const relayed = before(rules.outboxDays * 24);
  return {
    outboxPartitions: await dropOldMonths(db, relayed),
    outboxRows: await inBatches(
      db,
      sql`delete from outbox_default where ctid = any(array(select ctid from outbox_default
        where created_at < ${relayed} and relayed_at is not null limit ${batchSize}))`,
    ),
    idempotencyKeys: await inBatches(
      db,
      sql`delete from idempotency_key where (owner, key) in (select owner, key from idempotency_key
        where created_at < ${before(rules.idempotencyHours)} limit ${batchSize})`,
    ),
    consumedEvents: await inBatches(
      db,
      sql`delete from consumed_event where (consumer, event_id) in (select consumer, event_id from consumed_event
        where consumed_at < ${before(rules.consumedEventDays * 24)} limit ${batchSize})`,
    ),
    seenPayloads: await inBatches(
      db,
      sql`delete from seen_payload where digest in (select digest from seen_payload
        where seen_at < ${new Date(now.getTime() - seenPayloadMs)} limit ${batchSize})`,
    ),
  };
}
