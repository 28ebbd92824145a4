import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface SandboxEvent {
  readonly eventId: string;
  readonly name: string;
  /** The signed bytes. */
  readonly body: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly attempts: number;
}

const columns = sql`event_id as "eventId", name, body, created_at as "createdAt", delivered_at as "deliveredAt", attempts`;

export async function saveSandboxEvent(
  tx: Tx,
  event: Pick<SandboxEvent, 'eventId' | 'name' | 'body'>,
  now: Date,
): Promise<void> {
  await sql`insert into sandbox_event (event_id, name, body, created_at)
    values (${event.eventId}, ${event.name}, ${event.body}, ${now})`.execute(tx);
}

export async function findSandboxEvent(reader: Reader, eventId: string): Promise<SandboxEvent | null> {
  const { rows } =
    await sql<SandboxEvent>`select ${columns} from sandbox_event where event_id = ${eventId}`.execute(reader);
  return rows[0] ?? null;
}

/** The newest first; `before` is an event's id. */
export async function listSandboxEvents(
  reader: Reader,
  before: string | null,
  limit: number,
): Promise<SandboxEvent[]> {
  const older = before ? sql`where event_id < ${before}` : sql``;
  const { rows } =
    await sql<SandboxEvent>`select ${columns} from sandbox_event ${older} order by event_id desc limit ${limit}`.execute(
      reader,
    );
  return rows;
}

export async function saveAttempt(db: Reader, eventId: string): Promise<void> {
  await sql`update sandbox_event set attempts = attempts + 1 where event_id = ${eventId}`.execute(db);
}

export async function saveDelivered(db: Reader, eventId: string, now: Date): Promise<void> {
  await sql`update sandbox_event set delivered_at = coalesce(delivered_at, ${now}) where event_id = ${eventId}`.execute(
    db,
  );
}
