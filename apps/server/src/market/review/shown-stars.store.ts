import { sql } from 'kysely';
import { isAmong } from '../../platform/db/is-among.ts';
import type { Reader } from '../../platform/db/database.ts';

/** Of the customers of these visits; one that is not shown yet, or is hidden, is left out. */
export async function listShownStars(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<{ bookingId: string; stars: number }>`select booking_id as "bookingId", stars
    from review where booking_id ${isAmong(bookingIds, 'uuid')} and side = 'customer' and status = 'Shown'`.execute(
    reader,
  );
  return new Map(rows.map(({ bookingId, stars }) => [bookingId, stars]));
}
