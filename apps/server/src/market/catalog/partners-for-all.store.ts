import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { OfferFacts } from './offers-at.interface.ts';
import { crowd, partnerColumns, stars } from './service-partner.store.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** Who serves the place, each once, with the least distance. */
function servingAt({
  pincode,
  cityCode,
}: {
  pincode: string | null;
  cityCode?: string | null;
}): RawBuilder<unknown> {
  if (pincode)
    return sql`(select organisation_id, distance_metres, rank from service_area where pincode = ${pincode})`;
  if (!cityCode)
    return sql`(select organisation_id, 0 as distance_metres, null::smallint as rank from organisation)`;
  return sql`(select organisation_id, min(distance_metres) as distance_metres, min(rank) as rank from service_area
    where pincode = any(array(select pincode from pincode where city_code = ${cityCode})) group by organisation_id)`;
}

/** Of `ps`: the partner leaves none of the chosen answers out. */
const offersAnswers = (optionIds: readonly string[]): RawBuilder<unknown> =>
  optionIds.length === 0
    ? sql``
    : sql`and not exists (select from partner_answer l where l.service_id = ps.service_id and l.organisation_id = ps.organisation_id
        and l.option_id ${isAmong(optionIds, 'text')} and not l.is_offered)`;

export interface PartnersForAll {
  readonly serviceIds: readonly string[];
  readonly optionIds: readonly string[];
  /** With neither PIN code nor city: anywhere. */
  readonly pincode: string | null;
  readonly cityCode?: string | null;
  readonly limit: number;
  readonly organisationId?: string | undefined;
  readonly organisationIds?: readonly string[] | undefined;
}

/** Only some, where they are named. */
const namedOnes = ({ organisationId, organisationIds }: PartnersForAll): RawBuilder<unknown> => {
  const named = organisationId === undefined ? organisationIds : [organisationId];
  return named ? sql`and a.organisation_id ${isAmong(named, 'uuid')}` : sql``;
};

interface PartnerForAllRow extends OfferFacts {
  readonly is_best: boolean;
}

/** Offers of all the services with the chosen answers; `count(*)` says whether they are all there. */
const offeredOf = (ask: PartnersForAll) =>
  sql`ps.service_id ${isAmong(ask.serviceIds, 'text')} and ps.is_active ${offersAnswers(ask.optionIds)}`;

const foundColumns = sql`${partnerColumns}, offer.price_paise, offer.minutes, offer.distance_metres, coalesce(offer.rank, ${stars}) as rank`;

/** All who serve the place. */
const allForAll = (ask: PartnersForAll) => sql`select ${foundColumns}, false as is_best
    from (select ps.organisation_id, sum(ps.price_paise) as price_paise, sum(ps.minutes) as minutes, min(a.distance_metres) as distance_metres, min(a.rank) as rank
      from ${servingAt(ask)} a join partner_service ps using (organisation_id)
      where ${offeredOf(ask)} ${namedOnes(ask)}
      group by ps.organisation_id having count(*) = ${ask.serviceIds.length}) offer
    join organisation o using (organisation_id) where o.status = 'Active'`;

/** Those that were the best matches of the first service when the place was summed up, each looked up: `offset 0` keeps the tables from being joined whole. */
const bestForAll = (ask: PartnersForAll) => sql`select ${foundColumns}, true as is_best
    from crowd cross join unnest(crowd.ids) as best (organisation_id)
      cross join lateral (select * from organisation o where o.organisation_id = best.organisation_id and o.status = 'Active' offset 0) o
      cross join lateral (select sum(ps.price_paise) as price_paise, sum(ps.minutes) as minutes, min(a.distance_metres) as distance_metres, min(a.rank) as rank
        from service_area a join partner_service ps using (organisation_id)
        where a.organisation_id = best.organisation_id and a.pincode = ${ask.pincode} and ${offeredOf(ask)}
        having count(*) = ${ask.serviceIds.length} offset 0) offer`;

const bestFirst = (limit: number) =>
  sql`order by rank, distance_metres, price_paise, organisation_id limit ${limit}`;

/** Where many offer the first of the services at the PIN code the best of them, else all: some dozens of look-ups, however many partners there are. */
async function listBestForAll(reader: Reader, ask: PartnersForAll): Promise<PartnerForAllRow[]> {
  const { rows } =
    await sql<PartnerForAllRow>`with crowd as materialized (select best_organisation_ids as ids from service_place
      where place = ${ask.pincode} and service_id = ${ask.serviceIds[0]} and partner_count >= ${crowd} and best_organisation_ids is not null)
    ${bestForAll(ask)} union all ${allForAll(ask)} and not exists (select from crowd) ${bestFirst(ask.limit)}`.execute(
      reader,
    );
  return rows;
}

/**
 * Partners who offer every one of the services with the chosen answers at the PIN code, best first: what the way costs the customer,
 * then stars, then distance, then price. Where too few of the best in a crowd do, all of them are read.
 */
export async function listPartnersForAll(reader: Reader, asked: PartnersForAll): Promise<OfferFacts[]> {
  const ask = { ...asked, serviceIds: [...new Set(asked.serviceIds)] };
  if (ask.pincode && ask.organisationId === undefined && ask.organisationIds === undefined) {
    const found = await listBestForAll(reader, ask);
    if (found.length === ask.limit || found.some((row) => !row.is_best)) return found;
  }
  const { rows } = await sql<PartnerForAllRow>`${allForAll(ask)} ${bestFirst(ask.limit)}`.execute(reader);
  return rows;
}
