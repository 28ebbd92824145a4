/** Loads the public geography of India: the same rows for everyone, in production too. */
import { sql } from 'kysely';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { searchable } from '../src/places/geography/geography.rules.ts';
import { type City, assignCities, listCities } from './geography/cities.ts';
import { type GeographyFiles, readGeographyFiles, versionOf } from './geography/files.ts';
import { withLaterChecks } from './geography/later-checks.ts';
import { type Locality, type Pincode, listLocalities, placePincodes } from './geography/points.ts';
import {
  type District,
  type State,
  readCities,
  readDistricts,
  readOffices,
  readPincodes,
  readPointsByHand,
  readStates,
} from './geography/rows.ts';

/** small: PIN codes and localities of Karnataka only, so that tests start quickly. */
export type GeographyScale = 'small' | 'full';

const karnataka = '29';
const batchRows = 20_000;
/** One node loads at a time. */
const loadLock = 727_010;

interface Rows {
  readonly states: readonly State[];
  readonly districts: readonly District[];
  readonly cities: readonly City[];
  readonly pincodes: readonly Pincode[];
  readonly localities: readonly Locality[];
}

const latinNames = (city: City) =>
  city.searchText
    .split('|')
    .filter((name) => /^[a-z0-9 ]+$/.test(name))
    .join(' ');

function makeRows(files: GeographyFiles, scale: GeographyScale): Rows {
  const states = readStates(files);
  const districts = readDistricts(files, states);
  const raw = readPincodes(files);
  const cities = listCities(readCities(files, raw), districts);
  const placed = assignCities(placePincodes(raw, readPointsByHand(files)), cities);
  const pincodes = scale === 'full' ? placed : placed.filter((row) => row.stateCode === karnataka);
  const cityNames = new Map(cities.map((city) => [city.cityCode, latinNames(city)]));
  const districtName = new Map(
    districts.map((district) => [district.districtCode, searchable(district.name)]),
  );
  const townsOf = ({ cityCode, districtCode }: Pincode) =>
    (cityCode ? cityNames.get(cityCode) : districtName.get(districtCode)) ?? '';
  return {
    states,
    districts,
    cities,
    pincodes,
    localities: listLocalities(readOffices(files), pincodes, townsOf),
  };
}

/** `column('text', rows, 'name')` is one array parameter: a batch is a single statement. */
const column = <Row>(type: string, rows: readonly Row[], key: keyof Row) =>
  sql`${rows.map((row) => row[key])}::${sql.raw(type)}[]`;

async function inBatches<Row>(
  rows: readonly Row[],
  save: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchRows) await save(rows.slice(from, from + batchRows));
}

async function saveAreas(tx: Tx, { states, districts }: Rows): Promise<void> {
  await sql`insert into state (state_code, name, iso_code, lgd_code)
    select * from unnest(${column('text', states, 'stateCode')}, ${column('text', states, 'name')},
      ${column('text', states, 'isoCode')}, ${column('int', states, 'lgdCode')})
    on conflict (state_code) do update set name = excluded.name, iso_code = excluded.iso_code, lgd_code = excluded.lgd_code`.execute(
    tx,
  );
  await sql`insert into district (district_code, state_code, name)
    select * from unnest(${column('text', districts, 'districtCode')}, ${column('text', districts, 'stateCode')},
      ${column('text', districts, 'name')})
    on conflict (district_code) do update set state_code = excluded.state_code, name = excluded.name`.execute(
    tx,
  );
}

async function saveCities(tx: Tx, cities: readonly City[]): Promise<void> {
  await sql`insert into city (city_code, name, slug, search_text, pincode, district_code, state_code, population, latitude, longitude)
    select * from unnest(${column('text', cities, 'cityCode')}, ${column('text', cities, 'name')}, ${column('text', cities, 'slug')},
      ${column('text', cities, 'searchText')}, ${column('text', cities, 'pincode')}, ${column('text', cities, 'districtCode')},
      ${column('text', cities, 'stateCode')}, ${column('int', cities, 'population')}, ${column('float8', cities, 'latitude')},
      ${column('float8', cities, 'longitude')})
    on conflict (city_code) do update set name = excluded.name, slug = excluded.slug, search_text = excluded.search_text,
      pincode = excluded.pincode, district_code = excluded.district_code, state_code = excluded.state_code,
      population = excluded.population, latitude = excluded.latitude, longitude = excluded.longitude`.execute(
    tx,
  );
}

const savePincodes = (tx: Tx) => (rows: readonly Pincode[]) =>
  sql`insert into pincode (pincode, name, sub_district, district_code, state_code, city_code, latitude, longitude, quality)
    select * from unnest(${column('text', rows, 'pincode')}, ${column('text', rows, 'name')}, ${column('text', rows, 'subDistrict')},
      ${column('text', rows, 'districtCode')}, ${column('text', rows, 'stateCode')}, ${column('text', rows, 'cityCode')},
      ${column('float8', rows, 'latitude')}, ${column('float8', rows, 'longitude')}, ${column('text', rows, 'quality')})
    on conflict (pincode) do update set name = excluded.name, sub_district = excluded.sub_district,
      district_code = excluded.district_code, state_code = excluded.state_code, city_code = excluded.city_code,
      latitude = excluded.latitude, longitude = excluded.longitude, quality = excluded.quality`.execute(tx);

const saveLocalities = (tx: Tx) => (rows: readonly Locality[]) =>
  sql`insert into locality (pincode, name, search_text, search_wide, city_code, rank, latitude, longitude)
    select * from unnest(${column('text', rows, 'pincode')}, ${column('text', rows, 'name')}, ${column('text', rows, 'searchText')},
      ${column('text', rows, 'searchWide')}, ${column('text', rows, 'cityCode')}, ${column('int2', rows, 'rank')},
      ${column('float8', rows, 'latitude')}, ${column('float8', rows, 'longitude')})`.execute(tx);

async function isLoaded(tx: Tx, version: string, scale: GeographyScale): Promise<boolean> {
  const { rows } = await sql<{
    version: string;
    scale: GeographyScale;
  }>`select version, scale from geography_release`.execute(tx);
  const present = rows[0];
  return (
    present !== undefined &&
    present.version === version &&
    (present.scale === 'full' || present.scale === scale)
  );
}

/**
 * Once, in one transaction: a second call with the same data does nothing, and newer data replaces the older.
 * What was loaded in full stays in full.
 */
export async function loadGeography(
  db: Database,
  { scale }: { readonly scale: GeographyScale },
): Promise<void> {
  const files = await readGeographyFiles();
  const version = versionOf(files);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(tx);
    if (await isLoaded(tx, version, scale)) return;
    const rows = makeRows(files, scale);
    await saveAreas(tx, rows);
    await saveCities(tx, rows.cities);
    await withLaterChecks(tx, 'pincode', () => inBatches(rows.pincodes, savePincodes(tx)));
    await withLaterChecks(tx, 'locality', async () => {
      await sql`delete from locality`.execute(tx);
      await inBatches(rows.localities, saveLocalities(tx));
    });
    await sql`insert into geography_release (version, scale) values (${version}, ${scale})
      on conflict (only_row) do update set version = excluded.version, scale = excluded.scale`.execute(tx);
    for (const table of ['state', 'district', 'city', 'pincode', 'locality'])
      await sql`analyze ${sql.table(table)}`.execute(tx);
  });
}
