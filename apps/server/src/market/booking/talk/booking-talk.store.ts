import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

/** A booking as those see it who talk about it. */
export interface TalkedBooking {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly buyerId: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly status: BookingStatus;
  readonly endedAt: Date | null;
}

export async function listTalked(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly TalkedBooking[]> {
  if (bookingIds.length === 0) return [];
  const { rows } =
    await sql<TalkedBooking>`select booking_id as "bookingId", booking_number as "bookingNumber",
      buyer_id as "buyerId", organisation_id as "organisationId", staff_id as "staffId", status, ended_at as "endedAt"
    from booking where booking_id ${isAmong(bookingIds, 'uuid')}`.execute(reader);
  return rows;
}

export async function listByNumber(reader: Reader, bookingNumber: string): Promise<readonly string[]> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking
    where booking_number = ${bookingNumber}`.execute(reader);
  return rows.map(({ bookingId }) => bookingId);
}

export interface TalkedTitle {
  readonly bookingId: string;
  readonly serviceId: string | null;
  readonly firstLine: string;
  readonly moreLines: number;
}

export async function listTitles(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly TalkedTitle[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<TalkedTitle>`select l.booking_id as "bookingId",
      (array_agg(l.service_id order by l.position))[1] as "serviceId",
      (array_agg(l.name order by l.position))[1] as "firstLine", (count(*) - 1)::int as "moreLines"
    from booking_line l where l.booking_id ${isAmong(bookingIds, 'uuid')} group by l.booking_id`.execute(
    reader,
  );
  return rows;
}

/** Jobs of a professional that are not over. */
export async function listAssigned(
  reader: Reader,
  staffId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId" from booking
    where staff_id = ${staffId} and ended_at is null order by starts_at desc, booking_id desc limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ bookingId }) => bookingId);
}
