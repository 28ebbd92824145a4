/** All SQL on states, districts and cities. */
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { CityServed } from './geography.interface.ts';

export interface StateRow {
  readonly state_code: string;
  readonly name: string;
  readonly iso_code: string;
}

export interface DistrictRow {
  readonly district_code: string;
  readonly name: string;
  readonly state_code: string;
}

export interface CityRow {
  readonly city_code: string;
  readonly name: string;
  readonly slug: string;
  readonly pincode: string;
  readonly district: string;
  readonly state_code: string;
  readonly state: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly served: boolean;
}

export interface CityKey {
  readonly served: boolean;
  readonly population: number;
  readonly cityCode: string;
}

/** GST state code -> English name. */
export async function findStateNames(
  reader: Reader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`select state_code as code, name from state
    where state_code = any(${[...codes]})`.execute(reader);
  return new Map(rows.map((row) => [row.code, row.name]));
}

/** City code -> English name. */
/** Its English name, for a statement that finds the city's code itself. */
export const cityNameOf = (code: Sought<string>): Sought<string | null> =>
  sql<string | null>`(select city.name from city where city.city_code = ${code})`;

export async function findCityNames(
  reader: Reader,
  codes: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(codes.filter((code) => code !== null))];
  if (asked.length === 0) return new Map();
  const rows = await reader
    .selectFrom('city')
    .select(['city_code', 'name'])
    .where((eb) => eb('city_code', '=', eb.fn.any(eb.val(asked))))
    .execute();
  return new Map(rows.map((row) => [row.city_code, row.name]));
}

export async function listStates(reader: Reader): Promise<StateRow[]> {
  return (await sql<StateRow>`select state_code, name, iso_code from state order by name`.execute(reader))
    .rows;
}

export async function listDistricts(reader: Reader, stateCode: string): Promise<DistrictRow[]> {
  const { rows } = await sql<DistrictRow>`select district_code, name, state_code from district
    where state_code = ${stateCode} order by name, district_code`.execute(reader);
  return rows;
}

const cityRow = sql`select c.city_code, c.name, c.slug, c.pincode, d.name as district, c.state_code, s.name as state,
  c.population, c.latitude, c.longitude, c.served
  from city c join district d using (district_code) join state s on s.state_code = c.state_code`;

/** Served ones first, then the largest. `words`: as `searchable` writes them; a word of a name begins so. */
export async function listCities(
  reader: Reader,
  {
    words,
    after,
    limit,
    servedOnly = false,
  }: { words: string; after: CityKey | null; limit: number; servedOnly?: boolean },
): Promise<CityRow[]> {
  const named = words === '' ? sql`true` : sql`c.search_text ~ ${`(^|[| ])${words}`}`;
  const later = after
    ? sql`(not c.served, -c.population, c.city_code) > (${!after.served}::boolean, ${-after.population}::int, ${after.cityCode})`
    : sql`true`;
  const { rows } =
    await sql<CityRow>`${cityRow} where ${named} and ${later} and (c.served or not ${servedOnly}::boolean)
    order by not c.served, -c.population, c.city_code limit ${limit}`.execute(reader);
  return rows;
}

export async function listAllCities(reader: Reader): Promise<CityRow[]> {
  return (await sql<CityRow>`${cityRow}`.execute(reader)).rows;
}

export async function findCityBySlug(reader: Reader, slug: string): Promise<CityRow | null> {
  return (await sql<CityRow>`${cityRow} where c.slug = ${slug}`.execute(reader)).rows[0] ?? null;
}

export async function findCityByCode(reader: Reader, cityCode: string): Promise<CityRow | null> {
  return (await sql<CityRow>`${cityRow} where c.city_code = ${cityCode}`.execute(reader)).rows[0] ?? null;
}

/** Within a box of about 60 km around the point. */
export async function listCitiesNear(
  reader: Reader,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`${cityRow}
    where c.latitude between ${latitude - 0.54}::float8 and ${latitude + 0.54}::float8
      and c.longitude between ${longitude - 0.6}::float8 and ${longitude + 0.6}::float8
    order by (c.latitude - ${latitude}::float8) ^ 2 + (c.longitude - ${longitude}::float8) ^ 2 limit 1`.execute(
    reader,
  );
  return rows;
}

export async function saveServed(tx: Tx, { cityCode, served }: Authorized<CityServed>): Promise<void> {
  await sql`update city set served = ${served} where city_code = ${cityCode} and served <> ${served}`.execute(
    tx,
  );
}
