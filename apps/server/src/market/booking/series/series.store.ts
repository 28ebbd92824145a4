import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { SeriesOfBooking, VisitOutcome } from '@nukkad/contract/market/series/series.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import type { Parties } from '../booking.policy.ts';
import type { NewVisit, Series } from './series.row.ts';
import { type SeriesRules, defaultSeriesRules, minuteOf } from './series.rules.ts';

export const getSeriesRules = (reader: Reader, now: Date, cityCode: string): Promise<SeriesRules> =>
  settingAt(reader, 'series.rules', now, defaultSeriesRules, { cityCode });

/** Column and property of every field of `Series`. */
const columns = sql.raw(`s.series_id as "seriesId", s.buyer_id as "buyerId", s.city_code as "cityCode",
  s.category_id as "categoryId", s.organisation_id as "organisationId", s.first_booking_id as "firstBookingId", s.status, s.version,
  s.every_weeks as "everyWeeks", s.slot_id as "slotId", s.anchor_ordinal as "anchorOrdinal", s.anchor_day::text as "anchorDay",
  s.visits, s.until_day::text as "untilDay", s.last_ordinal as "lastOrdinal", s.last_day::text as "lastDay",
  s.next_day::text as "nextDay", s.price, s.price_paise as "pricePaise", s.reason_code as "reasonCode",
  s.pause_from::text as "pauseFrom", s.pause_until::text as "pauseUntil",
  s.created_at as "createdAt", s.updated_at as "updatedAt", s.ended_at as "endedAt"`);

/** Before the bookings of its visits, always in this order. */
export async function lockSeries(tx: Tx, seriesId: string): Promise<Series | null> {
  const { rows } =
    await sql<Series>`select ${columns} from booking_series s where s.series_id = ${seriesId} for update`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/** The series that began with this booking. */
export async function findSeriesBegunWith(reader: Reader, bookingId: string): Promise<string | null> {
  const { rows } = await sql<{ seriesId: string }>`select series_id as "seriesId" from booking_series
    where first_booking_id = ${bookingId}`.execute(reader);
  return rows[0]?.seriesId ?? null;
}

export async function countOpenSeries(reader: Reader, buyerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from booking_series
    where buyer_id = ${buyerId} and status <> 'Closed'`.execute(reader);
  return rows[0]?.n ?? 0;
}

export interface Due {
  /** The last day whose visits are made now, and where cities say otherwise. */
  readonly until: string;
  readonly ofCities: readonly { readonly cityCode: string; readonly until: string }[];
  /** The latest of all these days. */
  readonly latest: string;
  readonly today: string;
  readonly limit: number;
}

/** Those with a visit to be made, or with none left and the last one behind `today`. */
export async function listDue(
  reader: Reader,
  { until, ofCities, latest, today, limit }: Due,
): Promise<string[]> {
  const { rows } = await sql<{ seriesId: string }>`select s.series_id as "seriesId" from booking_series s
      left join jsonb_to_recordset(${JSON.stringify(ofCities)}::jsonb) as c("cityCode" text, until date) on c."cityCode" = s.city_code
    where s.status = 'Active' and (
      (s.next_day <= ${latest}::date and s.next_day <= coalesce(c.until, ${until}::date))
      or (s.next_day is null and s.last_day < ${today}::date))
    order by s.next_day nulls last, s.series_id limit ${limit}`.execute(reader);
  return rows.map(({ seriesId }) => seriesId);
}

export async function insertSeries(tx: Tx, s: Authorized<Series, 'begin'>): Promise<void> {
  const row = sql`insert into booking_series (series_id, buyer_id, city_code, category_id, organisation_id, first_booking_id, status,
      version, every_weeks, slot_id, anchor_ordinal, anchor_day, visits, until_day, last_ordinal, last_day, next_day, price,
      price_paise, created_at, updated_at)
    values (${s.seriesId}, ${s.buyerId}, ${s.cityCode}, ${s.categoryId}, ${s.organisationId}, ${s.firstBookingId}, ${s.status},
      ${s.version}, ${s.everyWeeks}, ${s.slotId}, ${s.anchorOrdinal}, ${s.anchorDay}::date, ${s.visits}, ${s.untilDay}::date,
      ${s.lastOrdinal}, ${s.lastDay}::date, ${s.nextDay}::date, ${JSON.stringify(s.price)}::jsonb, ${s.pricePaise}, ${s.createdAt},
      ${s.updatedAt})`;
  await sendOff(tx, row);
}

/** The row is locked, so `version` only guards against a mistake of ours. */
export async function saveSeries(tx: Tx, s: Authorized<Series>): Promise<void> {
  const saved = sql`with changed as (update booking_series set organisation_id = ${s.organisationId}, status = ${s.status},
      version = ${s.version}, every_weeks = ${s.everyWeeks}, slot_id = ${s.slotId}, anchor_ordinal = ${s.anchorOrdinal},
      anchor_day = ${s.anchorDay}::date, last_ordinal = ${s.lastOrdinal}, last_day = ${s.lastDay}::date, next_day = ${s.nextDay}::date,
      pause_from = ${s.pauseFrom}::date, pause_until = ${s.pauseUntil}::date, reason_code = ${s.reasonCode}, updated_at = ${s.updatedAt}, ended_at = ${s.endedAt}
      where series_id = ${s.seriesId} and version = ${s.version - 1} returning 1)
    select must_change((select count(*) from changed), 1, 'series_is_locked')`;
  await sendOff(tx, saved);
}

/** Number and day are unique within a series: made twice, the second one ends its transaction. */
export async function insertVisit(tx: Tx, v: Authorized<NewVisit>, now: Date): Promise<void> {
  const row = sql`insert into booking_series_visit (series_id, ordinal, city_code, day, starts_at, outcome, booking_id, created_at)
    values (${v.seriesId}, ${v.ordinal}, ${v.cityCode}, ${v.day}::date, ${v.startsAt}, ${v.outcome}, ${v.bookingId}, ${now})`;
  await sendOff(tx, row);
}

/** Who came to the latest visits, or is to come, the latest first. */
export async function findLastProfessional(reader: Reader, seriesId: string): Promise<string | null> {
  const { rows } = await sql<{ staffId: string }>`select coalesce(b.staff_id, b.held_staff_id) as "staffId"
    from booking_series_visit v join booking b using (booking_id)
    where v.series_id = ${seriesId} and coalesce(b.staff_id, b.held_staff_id) is not null
    order by v.ordinal desc limit 1`.execute(reader);
  return rows[0]?.staffId ?? null;
}

/** Bookings of visits that are still to come and can be cancelled, the next first. */
export async function listComingBookings(
  reader: Reader,
  seriesId: string,
): Promise<readonly { readonly bookingId: string; readonly ordinal: number }[]> {
  const { rows } = await sql<{
    bookingId: string;
    ordinal: number;
  }>`select b.booking_id as "bookingId", v.ordinal
    from booking_series_visit v join booking b using (booking_id)
    where v.series_id = ${seriesId}
      and b.status not in ('Inprogress', 'Completed', 'Disputed', 'Resolved', 'Closed', 'Cancelled', 'Rejected', 'Refunded')
    order by b.starts_at, v.ordinal`.execute(reader);
  return rows;
}

/** A visit that was decided on, from one on. */
export interface DecidedVisit {
  readonly ordinal: number;
  readonly day: string;
  readonly bookingId: string | null;
}

/** Those from `ordinal` on, the next first; before them the one that they must stay behind. */
export async function listDecidedFrom(
  reader: Reader,
  seriesId: string,
  ordinal: number,
): Promise<readonly DecidedVisit[]> {
  const { rows } = await sql<DecidedVisit>`select ordinal, day::text, booking_id as "bookingId"
    from booking_series_visit where series_id = ${seriesId} and ordinal >= ${ordinal - 1} order by ordinal`.execute(
    reader,
  );
  return rows;
}

type MovedVisits = Pick<Series, 'seriesId' | 'everyWeeks' | 'slotId' | 'anchorOrdinal' | 'anchorDay'> & {
  /** The last one that stays decided on; those after it are planned again. */
  readonly lastOrdinal: number;
};

/** The decided visits from the anchor on get the days of the new pattern, and those behind `lastOrdinal` are planned again. */
export async function moveVisits(tx: Tx, v: Authorized<MovedVisits>): Promise<void> {
  const gone = sql`delete from booking_series_visit where series_id = ${v.seriesId} and ordinal > ${v.lastOrdinal}`;
  const moved = sql`update booking_series_visit
    set day = ${v.anchorDay}::date + 7 * ${v.everyWeeks}::int * (ordinal - ${v.anchorOrdinal}::int),
      starts_at = (${v.anchorDay}::date + 7 * ${v.everyWeeks}::int * (ordinal - ${v.anchorOrdinal}::int)
        + make_interval(mins => ${minuteOf(v.slotId)}::int)) at time zone 'Asia/Kolkata'
    where series_id = ${v.seriesId} and ordinal >= ${v.anchorOrdinal}`;
  await Promise.all([sendOff(tx, gone), sendOff(tx, moved)]);
}

export async function findSeries(reader: Reader, seriesId: string): Promise<Series | null> {
  const { rows } =
    await sql<Series>`select ${columns} from booking_series s where s.series_id = ${seriesId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** Of one customer, the newest first; one more than `limit` where there is more. */
export async function listSeriesOf(
  reader: Reader,
  {
    buyerId,
    after,
    limit,
  }: { readonly buyerId: string; readonly after: AfterInstant | null; readonly limit: number },
): Promise<readonly Series[]> {
  const { rows } = await sql<Series>`select ${columns} from booking_series s where s.buyer_id = ${buyerId}
      and (${after?.at ?? null}::timestamptz is null or (s.created_at, s.series_id) < (${after?.at ?? null}, ${after?.id ?? null}))
    order by s.created_at desc, s.series_id desc limit ${limit + 1}`.execute(reader);
  return rows;
}

/** What is shown of a series beside its row. */
export interface SeriesCounts {
  readonly seriesId: string;
  readonly locality: string;
  /** Visits that lie behind and were not cancelled. */
  readonly done: number;
  /** The next one that is booked. */
  readonly nextAt: Date | null;
}

export async function countVisits(
  reader: Reader,
  seriesIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SeriesCounts>> {
  const { rows } = await sql<SeriesCounts>`select s.series_id as "seriesId", f.locality,
      count(b.booking_id) filter (where b.starts_at <= ${now})::int as done,
      min(b.starts_at) filter (where b.starts_at > ${now}) as "nextAt"
    from booking_series s join booking f on f.booking_id = s.first_booking_id
      left join booking_series_visit v on v.series_id = s.series_id
      left join booking b on b.booking_id = v.booking_id and b.status not in ('Cancelled', 'Rejected', 'Refunded')
    where s.series_id ${isAmong(seriesIds, 'uuid')} group by s.series_id, f.locality`.execute(reader);
  return new Map(rows.map((row) => [row.seriesId, row]));
}

export interface VisitRow {
  readonly ordinal: number;
  readonly bookingId: string | null;
  readonly startsAt: Date;
  readonly status: BookingStatus | null;
  readonly outcome: VisitOutcome;
}

const visitColumns =
  sql.raw(`v.ordinal, v.booking_id as "bookingId", coalesce(b.starts_at, v.starts_at) as "startsAt", b.status,
  v.outcome`);

/** Decided ones that are still to come, the next first; one more than `limit` where there is more. */
export async function listComingVisits(
  reader: Reader,
  { seriesId, after, limit, now }: VisitsQuery,
): Promise<readonly VisitRow[]> {
  const { rows } =
    await sql<VisitRow>`select ${visitColumns} from booking_series_visit v left join booking b using (booking_id)
    where v.series_id = ${seriesId} and coalesce(b.starts_at, v.starts_at) > ${now} and v.ordinal > ${after ?? 0}
    order by v.ordinal limit ${limit + 1}`.execute(reader);
  return rows;
}

/** The latest first; one more than `limit` where there is more. */
export async function listPastVisits(
  reader: Reader,
  { seriesId, after, limit, now }: VisitsQuery,
): Promise<readonly VisitRow[]> {
  const { rows } =
    await sql<VisitRow>`select ${visitColumns} from booking_series_visit v left join booking b using (booking_id)
    where v.series_id = ${seriesId} and coalesce(b.starts_at, v.starts_at) <= ${now}
      and (${after}::int is null or v.ordinal < ${after}::int)
    order by v.ordinal desc limit ${limit + 1}`.execute(reader);
  return rows;
}

export interface VisitsQuery {
  readonly seriesId: string;
  /** The number of the last visit that was shown. */
  readonly after: number | null;
  readonly limit: number;
  readonly now: Date;
}

/** One that was decided on. */
export async function findVisit(reader: Reader, seriesId: string, ordinal: number): Promise<VisitRow | null> {
  const { rows } =
    await sql<VisitRow>`select ${visitColumns} from booking_series_visit v left join booking b using (booking_id)
    where v.series_id = ${seriesId} and v.ordinal = ${ordinal}`.execute(reader);
  return rows[0] ?? null;
}

/** A booking that is a visit, with the pattern of its series and whose it is. */
interface VisitOfSeries
  extends Omit<SeriesOfBooking, 'weekday' | 'startMinute' | 'maySee'>,
    Pick<Series, 'anchorDay' | 'slotId'> {
  readonly parties: Parties;
  /** That accepted the series: another one may have this visit. */
  readonly heldBy: string | null;
}

/** Which of these bookings are visits. */
export async function findVisitsOf(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly VisitOfSeries[]> {
  const { rows } =
    await sql<VisitOfSeries>`select b.booking_id as "bookingId", v.series_id as "seriesId", v.ordinal,
      s.visits, s.until_day::text as until, s.every_weeks as "everyWeeks", s.status, s.anchor_day::text as "anchorDay",
      s.slot_id as "slotId", s.organisation_id as "heldBy",
      json_build_object('buyerId', b.buyer_id, 'organisationId', b.organisation_id, 'staffId', b.staff_id) as parties
    from booking_series_visit v join booking_series s using (series_id) join booking b using (booking_id)
    where v.booking_id ${isAmong(bookingIds, 'uuid')} order by v.booking_id`.execute(reader);
  return rows;
}
