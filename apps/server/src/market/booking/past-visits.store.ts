import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

export interface PastVisitsQuery {
  /** Null: of all. */
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  /** By the time of the visit, half-open. */
  readonly since: Date;
  readonly until: Date;
}

/** A visit as it was agreed to and went, for whom it is reckoned anew. */
export interface PastVisit {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly cityCode: string;
  readonly categoryId: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly status: string;
  readonly startsAt: Date;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly letDownAt: Date | null;
  readonly reasonCode: string | null;
  readonly isInstant: boolean;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly price: PriceBreakdown;
  readonly totalPaise: number;
  readonly feePaise: number;
  readonly commissionPercent: number;
  readonly gstClass: 'housekeeping' | 'standard' | 'beauty';
  /** What was approved at the door; with the tax in it. */
  readonly additions: readonly { readonly pricePaise: number; readonly taxPaise: number }[];
}

const asked = ({ cityCode, categoryId, since, until }: PastVisitsQuery) => {
  const city = cityCode === null ? sql`true` : sql`b.city_code = ${cityCode}`;
  const category = categoryId === null ? sql`true` : sql`b.category_id = ${categoryId}`;
  return sql`b.starts_at >= ${since} and b.starts_at < ${until} and b.status <> 'Payment Pending' and b.project_id is null and ${city} and ${category}`;
};

export async function countPastVisits(reader: Reader, query: PastVisitsQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from booking b
    where ${asked(query)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** In the order of their time; by an index of the city, or of all. */
export async function listPastVisits(
  reader: Reader,
  query: PastVisitsQuery,
  after: AfterInstant | null,
  limit: number,
): Promise<PastVisit[]> {
  const behind = after ? sql`(b.starts_at, b.booking_id) > (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<PastVisit>`with page as materialized (
      select b.* from booking b where ${asked(query)} and ${behind} order by b.starts_at, b.booking_id limit ${limit}
    )
    select p.booking_id as "bookingId", p.booking_number as "bookingNumber", p.city_code as "cityCode",
      p.category_id as "categoryId", p.organisation_id as "organisationId", p.staff_id as "staffId", p.status,
      p.starts_at as "startsAt", p.created_at as "createdAt", p.ended_at as "endedAt", p.let_down_at as "letDownAt",
      p.reason_code as "reasonCode", p.arrive_before is not null as "isInstant", p.state_code as "stateCode", p.latitude,
      p.longitude, p.price, p.total_paise as "totalPaise", p.fee_paise as "feePaise", p.commission_percent as "commissionPercent",
      coalesce((select l.gst_class from booking_line l where l.booking_id = p.booking_id order by l.position limit 1),
        'standard') as "gstClass",
      coalesce((select jsonb_agg(jsonb_build_object('pricePaise', a.price_paise, 'taxPaise', a.tax_paise))
        from booking_addition a where a.booking_id = p.booking_id and a.state = 'approved'), '[]') as additions
    from page p order by p.starts_at, p.booking_id`.execute(reader);
  return rows;
}
