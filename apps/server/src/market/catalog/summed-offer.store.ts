import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { stars } from './service-partner.store.ts';
import type { OfferChange } from './sums.rules.ts';

const lastMinute = 1439;
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => sql.raw(String(day)));

/** Work longer than the hours left of a day begins, at the latest, when they begin. */
const latestStarts = sql`array[${sql.join(
  weekdays.map((day) => sql`least(${lastMinute}, greatest(h.closes[${day}] - ps.minutes, h.opens[${day}]))`),
)}]::smallint[]`;

/** The last block of opening hours of each weekday, as two arrays from Monday. */
const hoursOf = (organisationIds: readonly string[]) => sql`select organisation_id,
  array[${sql.join(weekdays.map((day) => sql`max(opens_minute) filter (where weekday = ${day})`))}] as opens,
  array[${sql.join(weekdays.map((day) => sql`max(closes_minute) filter (where weekday = ${day})`))}] as closes
  from partner_hours where organisation_id ${isAmong(organisationIds, 'uuid')} group by organisation_id`;

const factsOf = (row: string) => {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql`case when ${of('service_id')} is not null then json_build_object('price', ${of('price_paise')}, 'stars', ${of('stars')},
    'count', ${of('rating_count')}, 'registered', ${of('is_registered')},
    'latest', to_json(${of('latest_start_minutes')})) end`;
};

/** Writes what the offers of some partners count for now, where that is another. Answers all of them, with what they counted for before. */
export async function saveSummedOffers(tx: Tx, organisationIds: readonly string[]): Promise<OfferChange[]> {
  const among = isAmong(organisationIds, 'uuid');
  const { rows } = await sql<OfferChange>`with h as (${hoursOf(organisationIds)}), fresh as materialized (
      select o.organisation_id, ps.service_id, ps.price_paise, ${stars}::smallint as stars, o.rating_count::int,
        o.gst_number is not null as is_registered, ${latestStarts} as latest_start_minutes
      from organisation o
      join partner_service ps on ps.organisation_id = o.organisation_id and ps.is_active
      join service s on s.service_id = ps.service_id and s.is_in_files
      left join h on h.organisation_id = o.organisation_id
      where o.organisation_id ${among} and o.status = 'Active'
    ), kept as materialized (select * from summed_offer where organisation_id ${among}
    ), removed as (
      delete from summed_offer s where s.organisation_id ${among}
        and not exists (select from fresh f where f.organisation_id = s.organisation_id and f.service_id = s.service_id)
    ), saved as (
      insert into summed_offer (organisation_id, service_id, price_paise, stars, rating_count, is_registered, latest_start_minutes)
      select * from fresh where not exists (select from kept where kept is not distinct from fresh)
      on conflict (organisation_id, service_id) do update set price_paise = excluded.price_paise, stars = excluded.stars,
        rating_count = excluded.rating_count, is_registered = excluded.is_registered,
        latest_start_minutes = excluded.latest_start_minutes
    ) select coalesce(fresh.service_id, kept.service_id) as "serviceId", ${factsOf('kept')} as before, ${factsOf('fresh')} as after
      from fresh full join kept using (organisation_id, service_id) order by 1`.execute(tx);
  return rows;
}
