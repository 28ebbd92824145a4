import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** A professional's open job that lies, at least in part, in some time. */
export interface JobInTime {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly locality: string;
}

export interface JobsInTime {
  readonly organisationId: string;
  readonly staffId: string;
  readonly from: Date;
  readonly to: Date;
}

/** More in one absence are given to others in several steps. */
const most = 100;

/** By time: those assigned to this professional, and those whose time is held for them. */
export async function listJobsInTime(
  reader: Reader,
  { organisationId, staffId, from, to }: JobsInTime,
): Promise<readonly JobInTime[]> {
  const { rows } =
    await sql<JobInTime>`select booking_id as "bookingId", booking_number as "bookingNumber", status,
      starts_at as "startsAt", ends_at as "endsAt", locality
    from booking where booking_id = any(array(select booking_id from professional_reservation
        where staff_id = ${staffId} and booking_id is not null and during && tstzrange(${from}, ${to})))
      and organisation_id = ${organisationId} and coalesce(staff_id, held_staff_id) = ${staffId}
      and status in ('Payment Pending', 'Booked', 'Partner Matched', 'Partner Assigned', 'Accepted', 'Assigned', 'Inprogress')
    order by starts_at, booking_id limit ${most}`.execute(reader);
  return rows;
}
