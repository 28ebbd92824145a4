import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Heard } from './event.ts';

type Told = Pick<Heard, 'eventId'>;

/** True the first time that this consumer sees this event; ask in the transaction that makes its effect. */
export async function firstTime(tx: Tx, consumer: string, event: Told, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into consumed_event (consumer, event_id, consumed_at)
    values (${consumer}, ${event.eventId}, ${now}) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}
