import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { priorReviews } from './catalog.rules.ts';
import { type PricedOn, setPrice } from './price/set-price.store.ts';
import type { OwnAnswerTerms } from './catalog.interface.ts';
import type { OfferFacts } from './offers-at.interface.ts';
import type { Place } from './place.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** With as many partners of the service at the place, they are no longer all read and sorted for a page. */
export const crowd = 200;

export type PartnerSort = 'recommended' | 'price' | 'rating' | 'distance';

/** A partner of one service's list. */
export interface ServicePartnerRow extends OfferFacts {
  readonly answers: readonly OwnAnswerTerms[];
}

/** Three numbers, all ascending, and the organisation's id. */
export type PartnerKey = readonly [number, number, number, string];

export interface SortedPartnerRow extends ServicePartnerRow {
  readonly k1: number;
  readonly k2: number;
  readonly k3: number;
}

/** Ten times the stars, negated so that it sorts up; few reviews weigh little. */
export const stars = sql`-round(10.0 * (o.rating_sum + ${sql.raw(String(priorReviews.stars * priorReviews.count))}) / (o.rating_count + ${sql.raw(String(priorReviews.count))}))::int`;

const sorts: Record<PartnerSort, RawBuilder<unknown>> = {
  recommended: sql`rank as k1, distance_metres as k2, price_paise as k3`,
  price: sql`price_paise as k1, rank as k2, distance_metres as k3`,
  rating: sql`stars as k1, -rating_count as k2, price_paise as k3`,
  distance: sql`distance_metres as k1, rank as k2, price_paise as k3`,
};

export const partnerColumns = sql`o.organisation_id, o.company_name, o.rating_sum, o.rating_count, o.jobs_done,
  o.gst_number is not null as is_gst_registered, ${stars} as stars`;

/** Who serves the place and how far it has to go; of a city, to the nearest of its PIN codes served. */
function areaOf(place: Pick<Place, 'pincode' | 'cityCode'>): RawBuilder<unknown> {
  if (place.pincode)
    return sql`(select organisation_id, distance_metres, rank from service_area where pincode = ${place.pincode})`;
  return sql`lateral (select area.organisation_id, min(area.distance_metres) as distance_metres, min(area.rank) as rank
    from service_area area join pincode using (pincode)
    where area.organisation_id = ps.organisation_id and pincode.city_code = ${place.cityCode} group by area.organisation_id)`;
}

/** Looked up for the rows of the page alone, after they are sorted and cut. */
const ownAnswersOf = (serviceId: string) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('optionId', p.option_id, 'minutes', p.minutes, 'offered', p.is_offered,
      'price', case when not sorted.is_city_price then p.price_paise end) order by p.option_id), '[]')
    from partner_answer p where p.service_id = ${serviceId} and p.organisation_id = sorted.organisation_id)`;

/** Of what the list is asked. */
export interface PartnerListQuery {
  readonly serviceId: string;
  readonly place: Place;
  /** What is set for the city on the day, in paise; null: each partner's own price counts. */
  readonly cityPaise: number | null;
  readonly sort: PartnerSort;
  readonly after: PartnerKey | null;
  readonly limit: number;
}

const pageOfSorted = ({ serviceId, after, limit }: PartnerListQuery) =>
  sql`select *, ${ownAnswersOf(serviceId)} as answers from sorted
    where ${after ? sql`(k1, k2, k3, organisation_id) > (${after[0]}, ${after[1]}, ${after[2]}, ${after[3]}::uuid)` : sql`true`}
    order by k1, k2, k3, organisation_id limit ${limit}`;

const offersOf = (ask: PartnerListQuery, organisations: RawBuilder<unknown>) => sql`offer as (
      select ${partnerColumns}, coalesce(${ask.cityPaise}::int, ps.price_paise) as price_paise, ${ask.cityPaise}::int is not null as is_city_price,
        ps.minutes, a.distance_metres, coalesce(a.rank, ${stars}) as rank
      from ${organisations}
      where ps.service_id = ${ask.serviceId} and ps.is_active and o.status = 'Active'),
    sorted as (select *, ${sorts[ask.sort]} from offer)`;

/** Reads all partners who offer the service at the place, and sorts them. */
export async function listPartnerRows(reader: Reader, ask: PartnerListQuery): Promise<SortedPartnerRow[]> {
  const all = sql`partner_service ps join ${areaOf(ask.place)} a using (organisation_id) join organisation o using (organisation_id)`;
  const { rows } = await sql<SortedPartnerRow>`with ${offersOf(ask, all)} ${pageOfSorted(ask)}`.execute(
    reader,
  );
  return rows;
}

/** The least distance of one partner to the place. */
const nearestArea = ({ pincode, cityCode }: Place): RawBuilder<unknown> =>
  pincode === null
    ? sql`(select min(distance_metres) as distance_metres, min(rank) as rank from service_area join pincode using (pincode)
        where service_area.organisation_id = o.organisation_id and pincode.city_code = ${cityCode} having count(*) > 0)`
    : sql`(select distance_metres, rank from service_area where organisation_id = o.organisation_id and pincode = ${pincode})`;

/** What is kept of the orders of a place. */
const kept = {
  recommended: sql`best_organisation_ids`,
  rating: sql`rated_organisation_ids`,
} as const;
export const isKept = (sort: PartnerSort): sort is keyof typeof kept => sort in kept;

/**
 * The same among those that were the best when the place was summed up, as they are now: some dozens of look-ups,
 * however many partners there are. A page that is shorter than it was asked for says that they are at their end, not that
 * there are no more partners.
 */
export async function listBestRows(
  reader: Reader,
  ask: PartnerListQuery & { readonly sort: keyof typeof kept },
): Promise<SortedPartnerRow[]> {
  const best = sql`(select unnest(${kept[ask.sort]}) as organisation_id from service_place
      where place = ${ask.place.key} and service_id = ${ask.serviceId}) best
    join organisation o using (organisation_id) join partner_service ps using (organisation_id)
    cross join lateral ${nearestArea(ask.place)} a`;
  const { rows } = await sql<SortedPartnerRow>`with ${offersOf(ask, best)} ${pageOfSorted(ask)}`.execute(
    reader,
  );
  return rows;
}

/** Orders that an index of the areas has, each with the two columns that it begins with. */
const walks = {
  recommended: { first: sql`a.rank`, second: sql`a.distance_metres` },
  distance: { first: sql`a.distance_metres`, second: sql`a.rank` },
} as const;
export const isWalked = (sort: PartnerSort): sort is keyof typeof walks => sort in walks;

/**
 * The same page where many offer the service: the areas of the PIN code are read in the order of an index until the page
 * is full, so it takes as long with thousands of partners as with hundreds. `offset 0` keeps the look-ups from being
 * joined before the areas are in order.
 */
export async function walkPartnerRows(
  reader: Reader,
  ask: PartnerListQuery & { readonly sort: keyof typeof walks },
): Promise<SortedPartnerRow[]> {
  const { first, second } = walks[ask.sort];
  const { after } = ask;
  const from = after ? sql`and (${first}, ${second}) >= (${after[0]}, ${after[1]})` : sql``;
  const { rows } = await sql<SortedPartnerRow>`with sorted as (
      select o.*, coalesce(${ask.cityPaise}::int, ps.price_paise) as price_paise, ${ask.cityPaise}::int is not null as is_city_price,
        ps.minutes, a.distance_metres, a.rank, ${first} as k1, ${second} as k2, coalesce(${ask.cityPaise}::int, ps.price_paise) as k3
      from service_area a cross join lateral (select price_paise, minutes from partner_service
          where organisation_id = a.organisation_id and service_id = ${ask.serviceId} and is_active offset 0) ps
        cross join lateral (select ${partnerColumns} from organisation o
          where o.organisation_id = a.organisation_id and o.status = 'Active' offset 0) o
      where a.pincode = ${ask.place.pincode} and a.rank is not null ${from})
    ${pageOfSorted(ask)}`.execute(reader);
  return rows;
}

/** Asked of each partner by itself, for the first of its PIN codes answers: `offset 0` keeps it from being joined whole. */
export function servesPlace({ pincode, cityCode }: Place): RawBuilder<unknown> {
  const which = pincode
    ? sql`a.pincode = ${pincode}`
    : sql`a.pincode = any(array(select pincode from pincode where city_code = ${cityCode}))`;
  return pincode || cityCode
    ? sql`exists (select from service_area a where a.organisation_id = offering.organisation_id and ${which} offset 0)`
    : sql`true`;
}

/** Partners at the place who offer the service, or anything of the category, or anything at all. */
export async function countPartnerRows(
  reader: Reader,
  place: Place,
  what: { readonly serviceId?: string | undefined; readonly categoryId?: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`with offering as materialized (
      select distinct organisation_id from partner_service where is_active
        ${what.serviceId ? sql`and service_id = ${what.serviceId}` : sql``}
        ${what.categoryId ? sql`and service_id = any(array(select service_id from service where category_id = ${what.categoryId}))` : sql``})
    select count(*) as count from offering join organisation o using (organisation_id)
    where o.status = 'Active' and ${servesPlace(place)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export interface OfferPrice {
  readonly service_id: string;
  readonly price_paise: number;
  readonly minutes: number;
  /** What an Admin set for the city counts, not what the partner asks. */
  readonly is_city_price: boolean;
}

/** One partner's own offers, at the price that holds; with a PIN code only where it serves it. */
export async function listOwnPrices(
  reader: Reader,
  ask: {
    readonly organisationId: string;
    readonly serviceIds: readonly string[];
    readonly pincode: string | null;
  },
  at: PricedOn,
): Promise<OfferPrice[]> {
  const { organisationId, serviceIds, pincode } = ask;
  const { rows } =
    await sql<OfferPrice>`select ps.service_id, coalesce(cp.price_paise, ps.price_paise) as price_paise, ps.minutes,
      cp.price_paise is not null as is_city_price
    from partner_service ps ${setPrice('ps', at)}
    where ps.organisation_id = ${organisationId} and ps.service_id ${isAmong(serviceIds, 'text')} and ps.is_active
      and (${pincode}::text is null or exists (select from service_area a where a.organisation_id = ps.organisation_id and a.pincode = ${pincode}))`.execute(
      reader,
    );
  return rows;
}

/** The lowest price of each service at the PIN code, from the offers themselves: what is charged never comes from a summary. */
export async function listLowestPrices(
  reader: Reader,
  serviceIds: readonly string[],
  pincode: string,
  at: PricedOn,
): Promise<OfferPrice[]> {
  const { rows } = await sql<OfferPrice>`select distinct on (ps.service_id) ps.service_id,
      coalesce(cp.price_paise, ps.price_paise) as price_paise, ps.minutes,
      cp.price_paise is not null as is_city_price
    from service_area a join partner_service ps using (organisation_id) join organisation o using (organisation_id) ${setPrice('ps', at)}
    where a.pincode = ${pincode} and ps.service_id ${isAmong(serviceIds, 'text')} and ps.is_active and o.status = 'Active'
    order by ps.service_id, ps.price_paise, ps.minutes desc`.execute(reader);
  return rows;
}
