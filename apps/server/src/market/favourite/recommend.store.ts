import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { OfferFacts, Place } from '../catalog/index.ts';
import { type Rank, goodStars } from './recommend.rules.ts';

export interface SuitedRow extends OfferFacts {
  readonly visits: number;
  readonly own_stars: number | null;
  readonly is_favourite: boolean;
  readonly rank: Rank;
}

export interface SuitedQuery {
  /** Null: a visitor, of whom nothing is known. */
  readonly userId: string | null;
  readonly serviceId: string;
  readonly place: Place;
  /** Set for the city on the day; null: each partner's own price counts. */
  readonly cityPaise: number | null;
  readonly except: string | null;
  readonly limit: number;
}

/** So many of a person's visits are looked at, the newest; a person with more has favourites. */
const visitsLooked = 200;
/** Of the best matches of the place, so that some are left when others have left or offer it no more. */
const bestLooked = 24;

const nearestArea = ({ pincode, cityCode }: Place): RawBuilder<unknown> =>
  pincode === null
    ? sql`(select min(a.distance_metres) as distance_metres, min(a.rank) as area_rank
        from service_area a join pincode p on p.pincode = a.pincode
        where a.organisation_id = known.organisation_id and p.city_code = ${cityCode} having count(*) > 0)`
    : sql`(select a.distance_metres, a.rank as area_rank from service_area a
        where a.organisation_id = known.organisation_id and a.pincode = ${pincode})`;

/**
 * The partners that this person knows and the best of the place, each looked up by its key: as long with ten thousand
 * partners as with ten. `offset 0` keeps the look-ups from being joined whole.
 */
export async function listSuitedRows(reader: Reader, ask: SuitedQuery): Promise<SuitedRow[]> {
  const { userId, serviceId, place, except } = ask;
  const { rows } = await sql<SuitedRow>`with visit as materialized (
      select organisation_id, count(*)::int as visits from (
        select organisation_id from booking where buyer_id = ${userId}::uuid and completed_at is not null
        order by starts_at desc limit ${visitsLooked}) newest
      group by organisation_id
    ), said as materialized (
      select distinct on (organisation_id) organisation_id, stars from review
      where buyer_id = ${userId}::uuid and side = 'customer' order by organisation_id, created_at desc
    ), liked as materialized (
      select organisation_id from favourite where user_id = ${userId}::uuid
    ), known as (
      select organisation_id from visit union select organisation_id from liked
      union select unnest(best_organisation_ids[1:${sql.raw(String(bestLooked))}]) from service_place
        where place = ${place.key} and service_id = ${serviceId}
    ), offer as (
      select o.*, coalesce(${ask.cityPaise}::int, ps.price_paise) as price_paise, ps.minutes, a.distance_metres, a.area_rank,
        coalesce(visit.visits, 0) as visits, said.stars as own_stars, liked.organisation_id is not null as is_favourite
      from known
        cross join lateral (select price_paise, minutes from partner_service
          where organisation_id = known.organisation_id and service_id = ${serviceId} and is_active offset 0) ps
        cross join lateral (select organisation_id, company_name, rating_sum, rating_count, jobs_done,
            gst_number is not null as is_gst_registered from organisation
          where organisation_id = known.organisation_id and status = 'Active' offset 0) o
        cross join lateral ${nearestArea(place)} a
        left join visit on visit.organisation_id = known.organisation_id
        left join said on said.organisation_id = known.organisation_id
        left join liked on liked.organisation_id = known.organisation_id
      where ${except}::uuid is null or known.organisation_id <> ${except}::uuid
    )
    select *, case when visits > 0 and coalesce(own_stars, 5) >= ${goodStars} then 0 when is_favourite then 1
        when own_stars < ${goodStars} then 3 else 2 end as rank
    from offer
    order by rank, case when is_favourite then 0 else 1 end, visits desc,
      area_rank, distance_metres, price_paise, organisation_id
    limit ${ask.limit}`.execute(reader);
  return rows;
}
