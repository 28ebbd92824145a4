import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { best, mergedList, rated } from './merged-lists.store.ts';
import { writeSums } from './service-place.store.ts';
import { weekdays } from './summed-offer.store.ts';
import type { OfferChange, PlaceChange } from './sums.rules.ts';

/** Lists of the best that have become shorter than this are read anew. */
const fewestKept = 48;

/** Of all who offer the service at the place, the first by an index of the offers. */
const firstOf = (
  value: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) => sql`(select ${value} from summed_offer so
    where so.service_id = c.service_id and metres_to_place(so.organisation_id, c.place) is not null order by ${order} limit 1)`;

const lowestPrice = sql`case when c.was and c.old_price = p.min_price_paise and not coalesce(c.new_price <= c.old_price, false)
    then ${firstOf(sql`so.price_paise`, sql`so.price_paise`)} else least(p.min_price_paise, c.new_price) end`;

const latestOn = (day: RawBuilder<unknown>) => {
  const of = sql`so.latest_start_minutes[${day}]`;
  return sql`case when c.was and c.old_latest[${day}] = p.latest_start_minutes[${day}] and not coalesce(c.new_latest[${day}] >= c.old_latest[${day}], false)
    then ${firstOf(of, sql`${of} desc nulls last`)} else greatest(p.latest_start_minutes[${day}], c.new_latest[${day}]) end`;
};

const recordOf = ({ serviceId, before, after }: OfferChange) => ({
  service_id: serviceId,
  old_price: before?.price,
  old_stars: before?.stars,
  old_count: before?.count,
  old_latest: before?.latest,
  new_price: after?.price,
  new_stars: after?.stars,
  new_count: after?.count,
  new_latest: after?.latest,
});

const spans = (places: readonly PlaceChange[]) => {
  const numbers = (of: (change: PlaceChange) => number | null | undefined) =>
    sql`${places.map((change) => of(change) ?? null)}::int[]`;
  return sql`unnest(${places.map(({ place }) => place)}::text[], ${places.map(({ serviceId }) => serviceId)}::text[],
    ${numbers(({ before }) => before?.rank)}, ${numbers(({ before }) => before?.metres)},
    ${numbers(({ after }) => after?.rank)}, ${numbers(({ after }) => after?.metres)})`;
};

const changesOf = (
  organisationId: string,
  offers: readonly OfferChange[],
  places: readonly PlaceChange[],
) => sql`offer as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(offers.map(recordOf))}::jsonb) as o (service_id text,
        old_price int, old_stars int, old_count int, old_latest smallint[],
        new_price int, new_stars int, new_count int, new_latest smallint[])
    ), change as materialized (
      select ${organisationId}::uuid as organisation_id, at.place, at.service_id, o.old_price, o.old_stars, o.old_count, o.old_latest,
        at.old_metres, coalesce(at.old_rank, o.old_stars) as old_rank, at.new_metres, coalesce(at.new_rank, o.new_stars) as new_rank,
        case when stays then o.new_price end as new_price, case when stays then o.new_stars end as new_stars,
        case when stays then o.new_count end as new_count, case when stays then o.new_latest end as new_latest, was, stays
      from ${spans(places)} as at (place, service_id, old_rank, old_metres, new_rank, new_metres)
      join offer o using (service_id)
      cross join lateral (select at.old_metres is not null and o.old_price is not null as was,
        at.new_metres is not null and o.new_price is not null as stays) present
      where was or stays
    )`;

export interface Merged {
  /** The service is offered at a place where no partner offered it before. */
  readonly grew: boolean;
  /** To be summed up anew, as their lists have become short. */
  readonly again: readonly { readonly place: string; readonly serviceId: string }[];
}

/** Adds the change of one partner's offers to the sums of some places. Its offers and area are written already. */
export async function mergeSums(
  tx: Tx,
  organisationId: string,
  offers: readonly OfferChange[],
  places: readonly PlaceChange[],
): Promise<Merged> {
  const { rows } = await sql<{ place: string; serviceId: string; isNew: boolean; isShort: boolean }>`with
    ${changesOf(organisationId, offers, places)}, held as materialized (
      select c.*, coalesce(p.best_organisation_ids, '{}') as best, coalesce(p.rated_organisation_ids, '{}') as rated,
        coalesce(p.partner_count, 0) as held_count, p.place is null as is_new
      from change c left join service_place p on p.place = c.place and p.service_id = c.service_id
    ), merged as materialized (
      select c.place, c.service_id, c.is_new, c.held_count - c.was::int + c.stays::int as partner_count, ${lowestPrice} as min_price_paise,
        array[${sql.join(weekdays.map(latestOn))}]::smallint[] as latest_start_minutes,
        ${mergedList(best)} as best_organisation_ids, ${mergedList(rated)} as rated_organisation_ids
      from held c left join service_place p on p.place = c.place and p.service_id = c.service_id
    ), judged as materialized (
      select *, partner_count > 0 and (min_price_paise is null or least(cardinality(best_organisation_ids), cardinality(rated_organisation_ids))
        < least(partner_count, ${fewestKept})) as is_short from merged
    ), removed as (
      delete from service_place p using judged j where p.place = j.place and p.service_id = j.service_id and j.partner_count <= 0
    ), fresh as materialized (select * from judged where partner_count > 0 and not is_short
    ), saved as (${writeSums('fresh')})
    select place, service_id as "serviceId", is_new and partner_count > 0 as "isNew", is_short as "isShort" from judged
      where is_short or is_new`.execute(tx);
  return {
    grew: rows.some(({ isNew }) => isNew),
    again: rows.filter(({ isShort }) => isShort),
  };
}
