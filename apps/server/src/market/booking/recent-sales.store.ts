import { sql } from 'kysely';
import type { OptionTerms } from '../catalog/index.ts';
import type { Reader } from '../../platform/db/database.ts';

const sold = sql`b.status not in ('Payment Pending', 'Cancelled', 'Rejected', 'Refunded')`;

export interface SalesQuery {
  readonly serviceId: string;
  readonly cityCode: string;
  /** Of one unit, before tax. */
  readonly pricePaise: number;
  /** Of the service: what each adds. */
  readonly options: readonly OptionTerms[];
  readonly since: Date;
}

export interface RecentSales {
  readonly bookings: number;
  /** Services before fees and tax. */
  readonly costPaise: number;
  readonly wouldCostPaise: number;
}

/**
 * What a service was sold for in a city, and what the same bookings would have cost at another price. Options keep
 * what they add: their own price, and their multiples of the service's.
 */
export async function recentSales(reader: Reader, ask: SalesQuery): Promise<RecentSales> {
  const { rows } = await sql<RecentSales>`select count(distinct b.booking_id) as bookings,
      coalesce(sum(l.price_paise), 0)::bigint as "costPaise",
      coalesce(sum(l.quantity * (${ask.pricePaise}::bigint * (1 + o.units) + o.paise)), 0)::bigint as "wouldCostPaise"
    from booking b join booking_line l using (booking_id)
    cross join lateral (
      select coalesce(sum(s."furtherUnits"), 0)::bigint as units, coalesce(sum(s."pricePaise"), 0)::bigint as paise
      from jsonb_array_elements(l.options) chosen
      join jsonb_to_recordset(${JSON.stringify(ask.options)}::jsonb)
        as s ("optionId" text, "furtherUnits" int, "pricePaise" int) on s."optionId" = chosen ->> 'optionId'
    ) o
    where b.city_code = ${ask.cityCode} and b.created_at >= ${ask.since} and ${sold} and l.service_id = ${ask.serviceId}`.execute(
    reader,
  );
  return rows[0] ?? { bookings: 0, costPaise: 0, wouldCostPaise: 0 };
}

export interface DiscountQuery {
  /** Null: it is an amount. */
  readonly percent: number | null;
  readonly amountPaise: number | null;
  readonly mostPaise: number | null;
  readonly leastServicesPaise: number;
  readonly audience: 'everyone' | 'newcomers';
  /** Null: all. */
  readonly categoryIds: readonly string[] | null;
  readonly cityCodes: readonly string[] | null;
  readonly since: Date;
}

export interface RecentDiscount {
  readonly bookings: number;
  readonly costPaise: number;
  readonly discountPaise: number;
}

/** What a discount would have taken off the bookings made since then, had each of them held it. */
export async function recentDiscount(reader: Reader, ask: DiscountQuery): Promise<RecentDiscount> {
  const { rows } = await sql<RecentDiscount>`with services as (
      select b.booking_id, sum(l.price_paise) as paise
      from booking b join booking_line l using (booking_id)
      where b.created_at >= ${ask.since} and ${sold} and b.project_id is null
        and (${ask.categoryIds}::text[] is null or b.category_id = any(${ask.categoryIds}::text[]))
        and (${ask.cityCodes}::text[] is null or b.city_code = any(${ask.cityCodes}::text[]))
        and (${ask.audience} = 'everyone' or not exists (select from booking e
          where e.buyer_id = b.buyer_id and e.booking_id < b.booking_id and e.status not in ('Cancelled', 'Rejected', 'Refunded')))
      group by b.booking_id
      having sum(l.price_paise) >= ${ask.leastServicesPaise}
    ) select count(*) as bookings, coalesce(sum(paise), 0)::bigint as "costPaise",
      coalesce(sum(least(paise, coalesce(${ask.mostPaise}::bigint, paise),
        coalesce(${ask.amountPaise}::bigint, floor(paise * ${ask.percent}::numeric / 10000) * 100))), 0)::bigint as "discountPaise"
    from services`.execute(reader);
  return rows[0] ?? { bookings: 0, costPaise: 0, discountPaise: 0 };
}

interface OfferCostRow {
  readonly couponId: string;
  readonly jobs: number;
  readonly costPaise: number;
}

/** What offers took off the bookings that this partner has or did, as far as it bears it, by the frozen prices. */
export async function offerCosts(
  reader: Reader,
  organisationId: string,
): Promise<ReadonlyMap<string, OfferCostRow>> {
  const { rows } = await sql<OfferCostRow>`select offer ->> 'couponId' as "couponId", count(*)::int as jobs,
      sum((offer ->> 'partnerDiscount')::bigint)::bigint as "costPaise"
    from booking b, jsonb_array_elements(b.price -> 'offers') offer
    where b.organisation_id = ${organisationId} and b.price ? 'offers' and b.status not in ('Cancelled', 'Rejected', 'Refunded')
      and offer ->> 'organisationId' = ${organisationId}
    group by 1`.execute(reader);
  return new Map(rows.map((row) => [row.couponId, row]));
}
