/** Visits as people at work speak of them: by number, with the time and the place. */
import { sql } from 'kysely';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { JobsInTime } from './jobs-in-time.store.ts';

export interface Visit {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly startsAt: Date;
  readonly locality: string;
}

const columns = sql`booking_id as "bookingId", booking_number as "bookingNumber", organisation_id as "organisationId",
  staff_id as "staffId", starts_at as "startsAt", locality`;

/** By time. */
export async function listVisits(reader: Reader, bookingIds: readonly string[]): Promise<readonly Visit[]> {
  if (bookingIds.length === 0) return [];
  const { rows } =
    await sql<Visit>`select ${columns} from booking where booking_id ${isAmong(bookingIds, 'uuid')}
    order by starts_at, booking_id`.execute(reader);
  return rows;
}

const most = 100;

/** Those that a professional has in some time, or had, by time; not what was called off. */
export async function listVisitsOf(
  reader: Reader,
  { organisationId, staffId, from, to }: JobsInTime,
): Promise<readonly Visit[]> {
  const { rows } = await sql<Visit>`select ${columns} from booking
    where staff_id = ${staffId} and starts_at >= ${from} and starts_at < ${to} and organisation_id = ${organisationId}
      and status not in ('Cancelled', 'Rejected', 'Refunded')
    order by starts_at, booking_id limit ${most}`.execute(reader);
  return rows;
}
