/** The large city with fewer partners. */
import type pg from 'pg';
import {
  saveCitySums,
  savePincodeSums,
  saveSumsOfEverywhere,
} from '../../apps/server/src/market/catalog/service-place.store.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { places, slugs } from '../jobs/services.ts';

/** First one partner for each service at each place that the jobs ask for, then those that serve the most PIN codes. */
const chooseFew = `with asked as materialized (
    select distinct on (a.pincode, ps.service_id) organisation_id
    from service_area a join partner_service ps using (organisation_id) join organisation o using (organisation_id)
    where a.pincode = any($1::text[]) and ps.service_id = any($2::text[]) and ps.is_active and o.status = 'Active'
    order by a.pincode, ps.service_id, organisation_id)
  insert into kept_partner select organisation_id from service_area group by organisation_id
  order by organisation_id in (select organisation_id from asked) desc, count(*) desc, organisation_id limit $3`;

/** Sums up anew what the other partners offered. */
export async function keepPartners(pool: pg.Pool, count: number): Promise<void> {
  await pool.query('create table kept_partner (organisation_id uuid primary key)');
  await pool.query(chooseFew, [places.map(({ pincode }) => pincode), slugs, count]);
  for (const table of ['service_area', 'summed_offer', 'partner_service'])
    await pool.query(
      `delete from ${table} where organisation_id not in (select organisation_id from kept_partner)`,
    );
  await pool.query('drop table kept_partner');
  await pool.query('truncate service_place');
  const codesOf = async (query: string) =>
    (await pool.query<{ code: string }>(query)).rows.map(({ code }) => code);
  const served = await codesOf('select distinct pincode as code from service_area');
  const cities = await codesOf('select city_code as code from city where served');
  await openDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      await saveSumsOfEverywhere(tx, null);
      await savePincodeSums(tx, served, null);
      await saveCitySums(tx, cities, null);
    });
}
