import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { areaRank, readFreeMetres } from './area-rank.store.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { AreaChange } from './sums.rules.ts';

/** Metres of one degree of latitude on a sphere of 6,371 km. */
const degreeMetres = 111_195;

/** Great circle, as `distanceMetres` of the contract. */
const haversine = sql`2 * 6371000 * asin(least(1, sqrt(sin(radians(p.latitude - o.latitude) / 2) ^ 2
  + cos(radians(o.latitude)) * cos(radians(p.latitude)) * sin(radians(p.longitude - o.longitude) / 2) ^ 2)))`;

/** Which PIN codes some partners serve: their own, those whose centre is within the radius, and those of their rules. A district's centre counts as no PIN code. */
const freshAreas = (organisationIds: readonly string[]) => sql`home as materialized (
      select organisation_id, pincode as home, latitude, longitude, radius_metres,
        radius_metres / ${degreeMetres}::float8 as up, radius_metres / (${degreeMetres}::float8 * cos(radians(latitude))) as aside
      from organisation where organisation_id ${isAmong(organisationIds, 'uuid')}
    ), box as materialized (
      select *, latitude - up as south, latitude + up as north, longitude - aside as west, longitude + aside as east from home
    ), near as (
      select o.organisation_id, o.home, o.radius_metres, p.pincode, p.quality, ${haversine} as distance
      from box o join pincode p on p.latitude between o.south and o.north and p.longitude between o.west and o.east
    ), by_name as (
      select organisation_id, pincode from organisation where organisation_id ${isAmong(organisationIds, 'uuid')}
      union select organisation_id, pincode from service_area_rule where organisation_id ${isAmong(organisationIds, 'uuid')} and is_served
    ), named as (
      select o.organisation_id, p.pincode, ${haversine} as distance
      from by_name join organisation o using (organisation_id) join pincode p on p.pincode = by_name.pincode
    ), fresh as materialized (
      select organisation_id, pincode, round(distance)::int as distance from near
        where distance <= radius_metres and quality <> 'D'
          and not exists (select from service_area_rule r where r.organisation_id = near.organisation_id and r.pincode = near.pincode and not r.is_served)
      union select organisation_id, pincode, round(distance)::int from named
    )`;

/** Writes what has changed of the PIN codes that some partners serve. */
const savedAreas = (organisationIds: readonly string[], free: string) => sql`${freshAreas(organisationIds)},
    ranked as materialized (
      select organisation_id, fresh.pincode, distance, case when o.status = 'Active' then ${areaRank(free, sql`distance`)} end as rank
        from fresh join organisation o using (organisation_id)
    ), removed as (
      delete from service_area a where a.organisation_id ${isAmong(organisationIds, 'uuid')}
        and not exists (select from fresh f where f.organisation_id = a.organisation_id and f.pincode = a.pincode)
    ), saved as (
      insert into service_area (organisation_id, pincode, distance_metres, rank)
      select organisation_id, pincode, distance, rank from ranked
      on conflict (organisation_id, pincode) do update set distance_metres = excluded.distance_metres, rank = excluded.rank
        where (service_area.distance_metres, service_area.rank) is distinct from (excluded.distance_metres, excluded.rank)
    )`;

export async function saveServiceAreas(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  const free = await readFreeMetres(tx);
  await sql`with ${savedAreas(organisationIds, free)} select count(*) from ranked`.execute(tx);
}

const reach = (pincode: string, rank: string, metres: string) =>
  sql`case when ${sql.ref(pincode)} is not null then json_build_object('rank', ${sql.ref(rank)}, 'metres', ${sql.ref(metres)}) end`;

/** Of one partner. Answers all PIN codes that it serves now or did before. */
export async function saveServiceArea(tx: Tx, organisationId: string): Promise<AreaChange[]> {
  const free = await readFreeMetres(tx);
  const { rows } = await sql<AreaChange>`with kept as materialized (
      select pincode, rank, distance_metres from service_area where organisation_id = ${organisationId}
    ), ${savedAreas([organisationId], free)}
    select pincode, p.city_code as "cityCode", ${reach('kept.pincode', 'kept.rank', 'kept.distance_metres')} as before,
      ${reach('ranked.pincode', 'ranked.rank', 'ranked.distance')} as after
      from ranked full join kept using (pincode) join pincode p using (pincode) order by pincode`.execute(tx);
  return rows;
}

export async function listCitiesOfPincodes(reader: Reader, pincodes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ city_code: string }>`select distinct city_code from pincode
    where pincode ${isAmong(pincodes, 'text')} and city_code is not null order by city_code`.execute(reader);
  return rows.map((row) => row.city_code);
}

export async function listServedPincodes(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{
    pincode: string;
  }>`select distinct pincode from service_area order by pincode`.execute(reader);
  return rows.map((row) => row.pincode);
}

/** In the order of their ids, which is that of their making. */
export async function listOrganisationIds(
  reader: Reader,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ organisation_id: string }>`select organisation_id from organisation
    where ${after}::uuid is null or organisation_id > ${after}::uuid order by organisation_id limit ${limit}`.execute(
    reader,
  );
  return rows.map((row) => row.organisation_id);
}
