import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

export interface Collecting {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly paid: boolean;
}

/** Bookings whose price carries a charge of another one, by id. */
export async function findCollecting(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Collecting>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } =
    await sql<Collecting>`select booking_id as "bookingId", booking_number as "bookingNumber", payment_status = 'paid' as paid
    from booking where booking_id ${isAmong(bookingIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.bookingId, row]));
}

/** The latest that were cancelled for a charge, the newest first. */
export async function listCharged(
  reader: Reader,
  buyerId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ bookingId: string }>`select booking_id as "bookingId"
    from booking where buyer_id = ${buyerId} and fee_paise > 0 order by ended_at desc, booking_id limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ bookingId }) => bookingId);
}
