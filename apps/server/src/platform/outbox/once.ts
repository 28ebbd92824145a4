import { sql } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import type { Heard } from './event.ts';

type Told = Pick<Heard, 'eventId'>;

/** Has it? For effects outside the database, which cannot be taken back: ask, do it, then `firstTime`. */
export async function hasSeen(reader: Reader, consumer: string, event: Told): Promise<boolean> {
  const { rows } =
    await sql`select 1 from consumed_event where consumer = ${consumer} and event_id = ${event.eventId}`.execute(
      reader,
    );
  return rows.length > 0;
}

/** True the first time that this consumer sees this event; ask in the transaction that makes its effect. */
export async function firstTime(tx: Tx, consumer: string, event: Told, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into consumed_event (consumer, event_id, consumed_at)
    values (${consumer}, ${event.eventId}, ${now}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}
