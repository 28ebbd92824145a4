import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export async function isNoticeSent(reader: Reader, eventId: string, template: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from booking_notice where event_id = ${eventId} and template = ${template}`.execute(
      reader,
    );
  return rows.length > 0;
}

export async function markNoticeSent(
  tx: Tx,
  notice: { eventId: string; template: string; bookingId: string; now: Date },
): Promise<void> {
  await sql`insert into booking_notice (event_id, template, booking_id, sent_at)
    values (${notice.eventId}, ${notice.template}, ${notice.bookingId}, ${notice.now}) on conflict do nothing`.execute(
    tx,
  );
}
