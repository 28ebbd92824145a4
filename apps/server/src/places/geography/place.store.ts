/** All SQL that finds places: by number, by text, by point. Locality texts: see migration 0010. */
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { Box } from './geography.rules.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface PlaceRow {
  readonly kind: 'pincode' | 'locality' | 'city';
  readonly name: string;
  readonly pincode: string;
  readonly sub_district: string;
  readonly district_code: string;
  readonly district: string;
  readonly state_code: string;
  readonly state: string;
  readonly city_code: string | null;
  readonly city: string | null;
  readonly served: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

/** A mistyped name is taken for another when this share of its letter triples agrees. */
const likeness = 0.42;
/** Short names are alike sooner, and a wrong city misleads more than a wrong locality. */
const cityLikeness = 0.5;
/** A served place may be this much less alike and still come first. */
const servedBonus = 0.15;
/** People. */
const greatCity = 1_000_000;

const fromPincode = sql`p.pincode, p.sub_district, p.district_code, d.name as district, p.state_code, s.name as state,
  c.city_code, c.name as city, coalesce(c.served, false) as served`;
const aroundPincode = sql`join district d using (district_code) join state s on s.state_code = p.state_code
  left join city c on c.city_code = p.city_code`;

const pincodeRow = sql`select 'pincode' as kind, p.name, ${fromPincode}, p.latitude, p.longitude from pincode p ${aroundPincode}`;

export async function findPincode(reader: Reader, pincode: string): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`${pincodeRow} where p.pincode = ${pincode}`.execute(reader);
  return rows[0] ?? null;
}

export async function listPincodesByNumber(reader: Reader, pincodes: readonly string[]): Promise<PlaceRow[]> {
  return (await sql<PlaceRow>`${pincodeRow} where p.pincode ${isAmong(pincodes, 'text')}`.execute(reader))
    .rows;
}

/** Digits that a PIN code begins with; served cities first. */
export async function listPincodesByPrefix(
  reader: Reader,
  digits: string,
  limit: number,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`${pincodeRow} where p.pincode like ${`${digits}%`}
    order by coalesce(c.served, false) desc, p.pincode limit ${limit}`.execute(reader);
  return rows;
}

/** Those whose point is believed, within a box; unsorted. */
export async function listPincodesWithin(reader: Reader, box: Box): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`${pincodeRow}
    where p.quality in ('A', 'B', 'C', 'H') and p.latitude between ${box.south} and ${box.north}
      and p.longitude between ${box.west} and ${box.east}`.execute(reader);
  return rows;
}

/** Every one with a point of its own, within a box; unsorted. */
export async function listPincodesOnMap(reader: Reader, box: Box): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`${pincodeRow}
    where p.quality <> 'D' and p.latitude between ${box.south} and ${box.north}
      and p.longitude between ${box.west} and ${box.east}`.execute(reader);
  return rows;
}

/** `found` answers rows of `locality`; what surrounds them is joined only to those that are shown. */
const localities = (found: RawBuilder<unknown>) => sql<PlaceRow>`
  select 'locality' as kind, l.name, ${fromPincode}, l.latitude, l.longitude
  from (${found}) l join pincode p on p.pincode = l.pincode ${aroundPincode}`;

export async function listLocalitiesOf(reader: Reader, pincode: string, limit: number): Promise<PlaceRow[]> {
  const found = sql`select * from locality where pincode = ${pincode} order by rank, name limit ${limit}`;
  return (await localities(found).execute(reader)).rows;
}

/** Names that begin so, in served cities. */
export async function listServedLocalitiesByPrefix(
  reader: Reader,
  words: string,
  limit: number,
): Promise<PlaceRow[]> {
  const found = sql`select * from locality
    where city_code in (select city_code from city where served) and search_text like ${`${words}%`}
    order by (search_text = ${words}) desc, rank, length(search_text), pincode limit ${limit}`;
  return (await localities(found).execute(reader)).rows;
}

/** Names that begin so anywhere: the great cities' first, since most who search live there. */
export async function listLocalitiesByPrefix(
  reader: Reader,
  words: string,
  limit: number,
): Promise<PlaceRow[]> {
  const found = sql`select l.* from locality l left join city c using (city_code) where l.search_text like ${`${words}%`}
    order by (coalesce(c.population, 0) > ${greatCity}) desc, (l.search_text = ${words}) desc, l.rank,
      length(l.search_text), l.pincode limit ${limit}`;
  return (await localities(found).execute(reader)).rows;
}

/** Each word begins a word of the locality, or of its city's or district's name. */
export async function listLocalitiesByWords(
  reader: Reader,
  words: string,
  limit: number,
): Promise<PlaceRow[]> {
  const every = words.split(' ').map((word) => sql`l.search_wide like ${`% ${word}%`}`);
  const found = sql`select l.* from locality l left join city c using (city_code) where ${sql.join(every, sql` and `)}
    order by coalesce(c.served, false) desc, l.rank, length(l.search_text), l.pincode limit ${limit}`;
  return (await localities(found).execute(reader)).rows;
}

/** How like two names are, wherever their words are parted: "indra nagar" is like "Indiranagar". 0 to 1. */
const unparted = (words: string, name: RawBuilder<unknown>) =>
  sql`similarity(${words.replaceAll(' ', '')}, replace(${name}, ' ', ''))`;

/** Forgives typing mistakes: the closest first, served ones preferred among those about as close. */
async function localitiesAlike(tx: Reader, words: string, limit: number): Promise<PlaceRow[]> {
  const alike = sql`greatest(${unparted(words, sql`l.search_text`)}, similarity(${words}, l.search_wide))`;
  const found = sql`select l.* from locality l left join city c using (city_code)
    where ${words.replaceAll(' ', '')} <% l.search_wide and ${alike} >= ${likeness}
    order by ${alike} + case when c.served then ${servedBonus}::float8 else 0 end desc, l.rank, l.pincode limit ${limit}`;
  return (await localities(found).execute(tx)).rows;
}

const cityPlace = sql`select 'city' as kind, c.name, c.pincode, '' as sub_district, c.district_code, d.name as district,
  c.state_code, s.name as state, c.city_code, c.name as city, c.served, c.latitude, c.longitude
  from city c join district d using (district_code) join state s on s.state_code = c.state_code`;

export async function listCitiesByPrefix(reader: Reader, words: string, limit: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`${cityPlace}
    where c.search_text like ${`${words}%`} or c.search_text like ${`%|${words}%`}
    order by c.served desc, c.population desc, c.city_code limit ${limit}`.execute(reader);
  return rows;
}

async function citiesAlike(tx: Reader, words: string, limit: number): Promise<PlaceRow[]> {
  const alike = sql`(select max(${unparted(words, sql`one.name`)}) from unnest(string_to_array(c.search_text, '|')) as one (name))`;
  const { rows } =
    await sql<PlaceRow>`${cityPlace} where ${words} <% c.search_text and ${alike} >= ${cityLikeness}
    order by c.served desc, ${alike} desc, c.population desc limit ${limit}`.execute(tx);
  return rows;
}

/** Cities and then localities of which only some letters differ. The index's threshold holds for this transaction. */
export async function listPlacesAlike(reader: Reader, words: string, limit: number): Promise<PlaceRow[]> {
  const read = async (tx: Reader) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(tx);
    return [...(await citiesAlike(tx, words, limit)), ...(await localitiesAlike(tx, words, limit))];
  };
  return reader.isTransaction ? read(reader) : reader.transaction().execute(read);
}
