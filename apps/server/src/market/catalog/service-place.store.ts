import { type RawBuilder, sql } from 'kysely';
import { stars } from './service-partner.store.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** Any number that no other lock uses: areas and sums of two changes never overtake each other. */
const sumsLock = 727_040;
const lastMinute = 1439;
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => sql.raw(String(day)));

export async function lockServicePlaces(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sumsLock})`.execute(tx);
}

/** The last block of opening hours of each weekday, as two arrays from Monday. */
const hours = sql`select organisation_id,
  array[${sql.join(weekdays.map((day) => sql`max(opens_minute) filter (where weekday = ${day})`))}] as opens,
  array[${sql.join(weekdays.map((day) => sql`max(closes_minute) filter (where weekday = ${day})`))}] as closes
  from partner_hours group by organisation_id`;

/** Work longer than the hours left of a day begins, at the latest, when they begin. */
const latestStarts = sql`array[${sql.join(
  weekdays.map(
    (day) => sql`max(least(${lastMinute}, greatest(h.closes[${day}] - ps.minutes, h.opens[${day}])))`,
  ),
)}]::smallint[]`;

/** Of the matches there, by the same order in which a booking without a choice finds its partner. */
const bestFirst = (value: RawBuilder<unknown>) =>
  sql`(array_agg(${value} order by coalesce(serving.rank, ${stars}), serving.distance_metres, ps.price_paise, o.organisation_id))`;
const best = (value: RawBuilder<unknown>) => sql`${bestFirst(value)}[1]`;

/** By the order of a list of partners that is sorted by rating. */
const bestRated = sql`array_agg(o.organisation_id order by ${stars}, -o.rating_count, ps.price_paise, o.organisation_id)`;

/** Three pages of a list of partners. */
const bestKept = sql.raw('64');

/**
 * Services that are switched off keep their sums, so that switching on again shows at once; who reads asks for is_active.
 * `serving` yields (place, organisation_id, distance_metres, rank) without repeats; `places` are all of its places, also those now empty.
 * True: some service is offered at a place where no partner offered it before; a row that was inserted has no `xmax`.
 */
async function saveSums(
  tx: Tx,
  serving: RawBuilder<unknown>,
  places: readonly string[],
  serviceIds: readonly string[] | null,
): Promise<boolean> {
  const which = (column: string) =>
    serviceIds ? sql`${sql.ref(column)} ${isAmong(serviceIds, 'text')}` : sql`true`;
  const { rows } = await sql<{ grew: boolean }>`with hours as (${hours}), fresh as (
      select serving.place, ps.service_id, count(*) as partner_count, min(ps.price_paise) as min_price_paise,
        ${best(sql`ps.price_paise`)} as best_price_paise, ${best(sql`o.gst_number is not null`)} as best_is_registered,
        ${best(sql`o.organisation_id`)} as best_organisation_id, ${bestFirst(sql`o.organisation_id`)}[1:${bestKept}] as best_organisation_ids,
        (${bestRated})[1:${bestKept}] as rated_organisation_ids, ${latestStarts} as latest_start_minutes
      from (${serving}) serving
      join organisation o on o.organisation_id = serving.organisation_id and o.status = 'Active'
      join partner_service ps on ps.organisation_id = o.organisation_id and ps.is_active and ${which('ps.service_id')}
      join service s on s.service_id = ps.service_id and s.is_in_files
      left join hours h on h.organisation_id = o.organisation_id
      group by serving.place, ps.service_id
    ), removed as (
      delete from service_place p where p.place ${isAmong(places, 'text')} and ${which('p.service_id')}
        and not exists (select from fresh f where f.place = p.place and f.service_id = p.service_id)
    ), saved as (insert into service_place (place, service_id, partner_count, min_price_paise, best_price_paise, best_is_registered,
        best_organisation_id, best_organisation_ids, rated_organisation_ids, latest_start_minutes)
      select place, service_id, partner_count, min_price_paise, best_price_paise, best_is_registered,
        best_organisation_id, best_organisation_ids, rated_organisation_ids, latest_start_minutes from fresh
      on conflict (place, service_id) do update set partner_count = excluded.partner_count, min_price_paise = excluded.min_price_paise,
        best_price_paise = excluded.best_price_paise, best_is_registered = excluded.best_is_registered, best_organisation_id = excluded.best_organisation_id,
        best_organisation_ids = excluded.best_organisation_ids, rated_organisation_ids = excluded.rated_organisation_ids,
        latest_start_minutes = excluded.latest_start_minutes
      returning xmax = 0 as is_new
    ) select coalesce(bool_or(is_new), false) as grew from saved`.execute(tx);
  return rows[0]?.grew ?? false;
}

/** `serviceIds` null: all of them. */
export const savePincodeSums = (
  tx: Tx,
  pincodes: readonly string[],
  serviceIds: readonly string[] | null,
): Promise<boolean> =>
  saveSums(
    tx,
    sql`select pincode as place, organisation_id, distance_metres, rank from service_area where pincode ${isAmong(pincodes, 'text')}`,
    pincodes,
    serviceIds,
  );

export const saveCitySums = (
  tx: Tx,
  cityCodes: readonly string[],
  serviceIds: readonly string[] | null,
): Promise<boolean> =>
  saveSums(
    tx,
    sql`select 'city:' || city_code as place, organisation_id, min(distance_metres) as distance_metres, min(rank) as rank
      from service_area join pincode using (pincode) where city_code ${isAmong(cityCodes, 'text')} group by city_code, organisation_id`,
    cityCodes.map((code) => `city:${code}`),
    serviceIds,
  );

export const saveSumsOfEverywhere = (tx: Tx, serviceIds: readonly string[] | null): Promise<boolean> =>
  saveSums(
    tx,
    sql`select 'everywhere' as place, organisation_id, 0 as distance_metres, null::smallint as rank from organisation`,
    ['everywhere'],
    serviceIds,
  );

/** Sums of places that no partner serves any more. */
export async function removeUnservedPlaces(tx: Tx): Promise<void> {
  await sql`delete from service_place p where place ~ '^[0-9]' and not exists (select from service_area a where a.pincode = p.place)`.execute(
    tx,
  );
}

/** Which of the cities have a service at all. */
export async function listCitiesWithServices(
  reader: Reader,
  cityCodes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ place: string }>`select distinct place from service_place
    where place = any(${cityCodes.map((code) => `city:${code}`)}::text[])`.execute(reader);
  return new Set(rows.map((row) => row.place.slice('city:'.length)));
}

/** What a list near a place shows of one service. */
export interface PlaceSums {
  readonly service_id: string;
  readonly partner_count: number;
  readonly min_price_paise: number;
  /** The best match's; null until it is summed up anew. */
  readonly best_price_paise: number | null;
  readonly best_is_registered: boolean;
  /** For each weekday from Monday; null: closed. */
  readonly latest_start_minutes: (number | null)[];
}

export async function listPlaceSums(reader: Reader, place: string): Promise<PlaceSums[]> {
  const { rows } =
    await sql<PlaceSums>`select service_id, partner_count, min_price_paise, best_price_paise, best_is_registered,
      latest_start_minutes
    from service_place where place = ${place}`.execute(reader);
  return rows;
}
