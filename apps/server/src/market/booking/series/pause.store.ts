/** Visits that lie in a pause. */
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { NewVisit, Series } from './series.row.ts';

/** Booked visits become paused ones; the cancelled booking stays with them. */
export async function saveAsPaused(
  tx: Tx,
  v: Authorized<Pick<Series, 'seriesId'> & { readonly bookingIds: readonly string[] }>,
): Promise<void> {
  const paused = sql`update booking_series_visit set outcome = 'paused'
    where series_id = ${v.seriesId} and booking_id ${isAmong(v.bookingIds, 'uuid')}`;
  await sendOff(tx, paused);
}

/** What became of a paused visit that follows again. */
export async function saveVisitAgain(
  tx: Tx,
  v: Authorized<Pick<NewVisit, 'seriesId' | 'ordinal' | 'outcome' | 'bookingId'>>,
): Promise<void> {
  const again = sql`with changed as (update booking_series_visit set outcome = ${v.outcome}, booking_id = ${v.bookingId}
      where series_id = ${v.seriesId} and ordinal = ${v.ordinal} and outcome = 'paused' returning 1)
    select must_change((select count(*) from changed), 1, 'series_is_locked')`;
  await sendOff(tx, again);
}

/** Paused visits that are still to come, the next first. */
export async function listPausedVisits(
  reader: Reader,
  seriesId: string,
  now: Date,
): Promise<readonly PausedVisit[]> {
  const { rows } = await sql<PausedVisit>`select ordinal, day::text, starts_at as "startsAt"
    from booking_series_visit where series_id = ${seriesId} and outcome = 'paused' and starts_at > ${now}
    order by ordinal`.execute(reader);
  return rows;
}

interface PausedVisit {
  readonly ordinal: number;
  readonly day: string;
  readonly startsAt: Date;
}
