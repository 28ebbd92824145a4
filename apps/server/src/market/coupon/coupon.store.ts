import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { CouponStatus } from '@nukkad/contract/market/coupon/coupon.lifecycle';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { countedRows } from '../../platform/http/total.ts';
import type { CouponFacts, CouponTerms } from './coupon.rules.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface CouponRow extends CouponFacts {
  readonly couponId: string;
  readonly code: string;
  readonly title: string;
  readonly titleHi: string;
  readonly isListed: boolean;
  readonly version: number;
  readonly createdAt: Date;
  /** The Admin who wrote the present terms. */
  readonly wordedById: string;
}

/** As the back office shows it. */
export interface CouponInOffice extends CouponRow {
  readonly givenPaise: number;
  readonly createdById: string;
  readonly reasons: OfficeCoupon['reasons'];
  readonly decidedById: string | null;
  readonly decideWhy: string;
}

const columns = sql`c.coupon_id as "couponId", c.code, c.title, c.title_hi as "titleHi", c.percent, c.amount_paise as "amountPaise",
  c.most_paise as "mostPaise", c.least_services_paise as "leastServicesPaise", c.from_day as "fromDay", c.to_day as "toDay",
  c.audience, c.category_ids as "categoryIds", c.city_codes as "cityCodes", c.total_limit as "totalLimit",
  c.person_limit as "personLimit", c.is_listed as "isListed", c.status, c.used_count as "usedCount", c.version,
  c.created_at as "createdAt", c.worded_by as "wordedById"`;

const officeColumns = sql`${columns}, c.created_by as "createdById", c.reasons, c.decide_why as "decideWhy", c.decided_by as "decidedById",
  coalesce((select sum(discount_paise) from coupon_use where coupon_id = c.coupon_id and freed_at is null), 0)::bigint as "givenPaise"`;

export interface CouponFilter {
  readonly q?: string | undefined;
  readonly status?: CouponStatus | undefined;
}

function conditions({ q, status }: CouponFilter) {
  const like = q && `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const asked = [
    q && sql`(starts_with(c.code, ${q.toUpperCase()}) or c.title ilike ${like} or c.title_hi like ${like})`,
    status && sql`c.status = ${status}`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

export async function listCouponRows(
  reader: Reader,
  filter: CouponFilter,
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<CouponInOffice[]> {
  const from = after ? sql`(c.created_at, c.coupon_id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } =
    await sql<CouponInOffice>`select ${officeColumns} from coupon c where ${conditions(filter)} and ${from}
      order by c.created_at desc, c.coupon_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** At most `countedRows`. */
export async function countCouponRows(reader: Reader, filter: CouponFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from coupon c where ${conditions(filter)} limit ${countedRows}) counted`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function findInOffice(reader: Reader, couponId: string): Promise<CouponInOffice | null> {
  const { rows } =
    await sql<CouponInOffice>`select ${officeColumns} from coupon c where c.coupon_id = ${couponId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export async function findCoupon(reader: Reader, couponId: string): Promise<CouponRow | null> {
  const { rows } =
    await sql<CouponRow>`select ${columns} from coupon c where c.coupon_id = ${couponId}`.execute(reader);
  return rows[0] ?? null;
}

export async function findIdOfCode(reader: Reader, code: string): Promise<string | null> {
  const { rows } = await sql<{
    couponId: string;
  }>`select coupon_id as "couponId" from coupon where code = ${code}`.execute(reader);
  return rows[0]?.couponId ?? null;
}

/** Listed, Active, in its days and not used up. */
export async function listOpenRows(
  reader: Reader,
  today: string,
  after: readonly [createdAt: Date, couponId: string] | null,
  limit: number,
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`select ${columns} from coupon c
    where c.is_listed and c.status = 'Active' and c.from_day <= ${today}::date and (c.to_day is null or c.to_day >= ${today}::date)
      and (c.total_limit is null or c.used_count < c.total_limit)
      and ${after ? sql`(c.created_at, c.coupon_id) < (${after[0]}, ${after[1]}::uuid)` : sql`true`}
    order by c.created_at desc, c.coupon_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** How often this buyer's bookings hold each of them. */
export async function countOwnUses(
  reader: Reader,
  userId: string,
  couponIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    couponId: string;
    uses: number;
  }>`select coupon_id as "couponId", count(*) as uses from coupon_use
    where user_id = ${userId} and coupon_id ${isAmong(couponIds, 'uuid')} and freed_at is null group by coupon_id`.execute(
    reader,
  );
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]));
}

/** First the lock, then the look. */
export async function lockCoupon(tx: Tx, couponId: string): Promise<CouponRow | null> {
  await sql`select from coupon where coupon_id = ${couponId} for update`.execute(tx);
  return findCoupon(tx, couponId);
}

export type CouponWords = Pick<CouponRow, 'title' | 'titleHi' | 'isListed'>;

/** What the bounds made of the terms. */
export interface CouponState {
  readonly status: CouponStatus;
  readonly reasons: OfficeCoupon['reasons'];
}

export async function insertCoupon(
  tx: Tx,
  coupon: Authorized<
    CouponTerms & CouponWords & CouponState & Pick<CouponRow, 'couponId' | 'code' | 'wordedById'>,
    'make' | 'propose'
  >,
  now: Date,
): Promise<void> {
  const { status, reasons, wordedById } = coupon;
  const kind = coupon.percent === null ? 'amount' : 'percent';
  await sql`insert into coupon (coupon_id, code, title, title_hi, kind, percent, amount_paise, most_paise, least_services_paise,
      from_day, to_day, audience, category_ids, city_codes, total_limit, person_limit, is_listed, status, reasons, created_by, worded_by, created_at, updated_at)
    values (${coupon.couponId}, ${coupon.code}, ${coupon.title}, ${coupon.titleHi}, ${kind}, ${coupon.percent}, ${coupon.amountPaise},
      ${coupon.mostPaise}, ${coupon.leastServicesPaise}, ${coupon.fromDay}, ${coupon.toDay}, ${coupon.audience}, ${coupon.categoryIds}::text[],
      ${coupon.cityCodes}::text[], ${coupon.totalLimit}, ${coupon.personLimit}, ${coupon.isListed}, ${status}, ${reasons}::text[], ${wordedById}, ${wordedById}, ${now}, ${now})`.execute(
    tx,
  );
}

/** `standing` null: it costs what it cost, so status and approval stay. */
export async function saveTerms(
  tx: Tx,
  { couponId }: Authorized<CouponRow>,
  terms: CouponTerms & CouponWords,
  by: { readonly userId: string; readonly now: Date },
  standing: CouponState | null,
): Promise<void> {
  const weighed =
    standing === null
      ? sql``
      : sql`, status = ${standing.status}, reasons = ${standing.reasons}::text[], worded_by = ${by.userId},
          decided_by = null, decided_at = null, decide_why = ''`;
  const kind = terms.percent === null ? 'amount' : 'percent';
  await sql`update coupon set title = ${terms.title}, title_hi = ${terms.titleHi}, kind = ${kind}, percent = ${terms.percent},
      amount_paise = ${terms.amountPaise}, most_paise = ${terms.mostPaise}, least_services_paise = ${terms.leastServicesPaise},
      from_day = ${terms.fromDay}, to_day = ${terms.toDay}, audience = ${terms.audience}, category_ids = ${terms.categoryIds}::text[],
      city_codes = ${terms.cityCodes}::text[], total_limit = ${terms.totalLimit}, person_limit = ${terms.personLimit},
      is_listed = ${terms.isListed}, version = version + 1, updated_at = ${by.now}${weighed} where coupon_id = ${couponId}`.execute(
    tx,
  );
}

export async function saveStatus(
  tx: Tx,
  { couponId, status, version }: Authorized<CouponRow>,
  now: Date,
): Promise<void> {
  await sql`update coupon set status = ${status}, version = ${version}, updated_at = ${now}
    where coupon_id = ${couponId}`.execute(tx);
}

export async function saveDecision(
  tx: Tx,
  { couponId, status, version }: Authorized<CouponRow>,
  decided: { readonly why: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`update coupon set status = ${status}, version = ${version}, updated_at = ${decided.now},
      decided_by = ${decided.userId}, decided_at = ${decided.now}, decide_why = ${decided.why}
    where coupon_id = ${couponId}`.execute(tx);
}
