import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { weekdays } from './summed-offer.store.ts';

/** Three pages of a list of partners, and one more. */
export const bestKept = 64;
const cut = sql.raw(`[1:${bestKept}]`);

/** By the same order in which a booking without a choice finds its partner. */
const bestFirst = sql`(array_agg(so.organisation_id order by coalesce(serving.rank, so.stars), serving.distance_metres, so.price_paise, so.organisation_id))${cut}`;
/** By the order of a list of partners that is sorted by rating. */
const ratedFirst = sql`(array_agg(so.organisation_id order by so.stars, -so.rating_count, so.price_paise, so.organisation_id))${cut}`;
const latestStarts = sql`array[${sql.join(weekdays.map((day) => sql`max(so.latest_start_minutes[${day}])`))}]::smallint[]`;

const sums = [
  'partner_count',
  'min_price_paise',
  'latest_start_minutes',
  'best_organisation_ids',
  'rated_organisation_ids',
  'best_organisation_id',
  'best_price_paise',
  'best_is_registered',
];
const columns = (row: string) => sql.join(sums.map((name) => sql.ref(`${row}.${name}`)));
/** Writes the rows of `fresh`, which has these columns, where they are others; the best of all is looked up. */
export const writeSums = (
  fresh: string,
) => sql`insert into service_place as kept (place, service_id, ${sql.join(sums.map((name) => sql.ref(name)))})
      select f.place, f.service_id, ${sql.join(sums.slice(0, -3).map((name) => sql.ref(`f.${name}`)))}, first.organisation_id, first.price_paise,
        coalesce(first.is_registered, false)
      from ${sql.ref(fresh)} f left join summed_offer first on first.organisation_id = f.best_organisation_ids[1] and first.service_id = f.service_id
      order by f.place, f.service_id
      on conflict (place, service_id) do update set ${sql.join(sums.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
      where (${columns('kept')}) is distinct from (${columns('excluded')})`;

/**
 * Services that are switched off keep their sums, so that switching on again shows at once; who reads asks for is_active.
 * `serving` yields (place, organisation_id, distance_metres, rank) without repeats; `places` are all of its places, also those now empty.
 */
async function saveSums(
  tx: Tx,
  serving: RawBuilder<unknown>,
  places: readonly string[],
  serviceIds: readonly string[] | null,
): Promise<void> {
  const which = (column: string) =>
    serviceIds ? sql`${sql.ref(column)} ${isAmong(serviceIds, 'text')}` : sql`true`;
  await sql`with fresh as materialized (
      select serving.place, so.service_id, count(*) as partner_count, min(so.price_paise) as min_price_paise,
        ${bestFirst} as best_organisation_ids, ${ratedFirst} as rated_organisation_ids,
        ${latestStarts} as latest_start_minutes
      from (${serving}) serving join summed_offer so on so.organisation_id = serving.organisation_id and ${which('so.service_id')}
      group by serving.place, so.service_id
    ), removed as (
      delete from service_place p where p.place ${isAmong(places, 'text')} and ${which('p.service_id')}
        and not exists (select from fresh f where f.place = p.place and f.service_id = p.service_id)
    ) ${writeSums('fresh')}`.execute(tx);
}

/** `serviceIds` null: all of them. */
export const savePincodeSums = (
  tx: Tx,
  pincodes: readonly string[],
  serviceIds: readonly string[] | null,
): Promise<void> =>
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
): Promise<void> =>
  saveSums(
    tx,
    sql`select 'city:' || city_code as place, organisation_id, min(distance_metres) as distance_metres, min(rank) as rank
      from service_area join pincode using (pincode) where city_code ${isAmong(cityCodes, 'text')} group by city_code, organisation_id`,
    cityCodes.map((code) => `city:${code}`),
    serviceIds,
  );

export const saveSumsOfEverywhere = (tx: Tx, serviceIds: readonly string[] | null): Promise<void> =>
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
