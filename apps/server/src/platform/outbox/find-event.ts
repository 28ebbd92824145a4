import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { OutboxEvent } from './event.ts';

/** An event as it was written; null: it has served its time (`platform.housekeeping`). */
export async function findEvent(
  reader: Reader,
  { eventId, createdAt }: Pick<OutboxEvent, 'eventId' | 'createdAt'>,
): Promise<OutboxEvent | null> {
  const { rows } =
    await sql<OutboxEvent>`select event_id as "eventId", name, version, payload, created_at as "createdAt"
    from outbox where event_id = ${eventId} and created_at = ${createdAt}`.execute(reader);
  return rows[0] ?? null;
}
