import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { CouponStatus } from '@nukkad/contract/market/coupon/coupon.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { CouponFacts, CouponTerms } from './coupon.rules.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';

export interface CouponRow extends CouponFacts {
  readonly couponId: string;
  readonly code: string;
  readonly title: string;
  readonly titleHi: string;
  readonly isListed: boolean;
  readonly version: number;
  readonly createdAt: Date;
  /** Who wrote the present terms. */
  readonly wordedById: string;
  readonly byPartner: boolean;
}

/** As the back office shows it. */
export interface CouponInOffice extends CouponRow {
  readonly givenPaise: number;
  readonly partnerPaise: number;
  readonly createdById: string;
  readonly reasons: OfficeCoupon['reasons'];
  readonly decidedById: string | null;
  readonly decideWhy: string;
}

const columns = sql`c.coupon_id as "couponId", c.code, c.title, c.title_hi as "titleHi", c.percent, c.amount_paise as "amountPaise",
  c.most_paise as "mostPaise", c.least_services_paise as "leastServicesPaise", c.from_day as "fromDay", c.to_day as "toDay",
  c.audience, c.category_ids as "categoryIds", c.city_codes as "cityCodes", c.total_limit as "totalLimit",
  c.person_limit as "personLimit", c.is_listed as "isListed", c.status, c.used_count as "usedCount", c.version,
  c.created_at as "createdAt", c.worded_by as "wordedById", c.organisation_id as "organisationId",
  c.partner_percent as "partnerPercent", c.service_ids as "serviceIds", c.is_automatic as "isAutomatic", c.stacks, c.by_partner as "byPartner"`;

export const officeColumns = sql`${columns}, c.created_by as "createdById", c.reasons, c.decide_why as "decideWhy", c.decided_by as "decidedById",
  coalesce((select sum(discount_paise) from coupon_use where coupon_id = c.coupon_id and freed_at is null), 0)::bigint as "givenPaise",
  coalesce((select sum(partner_paise) from coupon_use where coupon_id = c.coupon_id and freed_at is null), 0)::bigint as "partnerPaise"`;

export interface CouponFilter {
  readonly q?: string | undefined;
  readonly status?: CouponStatus | undefined;
}

function conditions({ q, status }: CouponFilter) {
  const like = q && containing(q);
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

export const countCouponRows = (reader: Reader, filter: CouponFilter): Promise<number> =>
  countRows(reader, sql`from coupon c where ${conditions(filter)}`);

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

interface OfCart {
  readonly couponIds: readonly string[];
  readonly organisationId: string | null;
  readonly today: string;
}

/** Those that were applied, and those of the chosen partner that count by themselves. */
const ofCart = ({ couponIds, organisationId, today }: OfCart) => {
  const automatic = organisationId
    ? sql`or (c.organisation_id = ${organisationId} and c.is_automatic and c.status = 'Active'
        and c.from_day <= ${today}::date and (c.to_day is null or c.to_day >= ${today}::date))`
    : sql``;
  return sql`(c.coupon_id ${isAmong(couponIds, 'uuid')} ${automatic})`;
};

export async function listRowsOfCart(reader: Reader, cart: OfCart): Promise<CouponRow[]> {
  if (cart.couponIds.length === 0 && cart.organisationId === null) return [];
  const { rows } = await sql<CouponRow>`select ${columns} from coupon c where ${ofCart(cart)}`.execute(
    reader,
  );
  return rows;
}

/** In one order for all, so that two who lock the same ones do not wait for each other. */
export async function lockRowsOfCart(tx: Tx, cart: OfCart): Promise<void> {
  if (cart.couponIds.length === 0 && cart.organisationId === null) return;
  await sql`select from coupon c where ${ofCart(cart)} order by c.coupon_id for update`.execute(tx);
}

/** Listed, Active, in its days and not used up; of partners those of the chosen one. */
export async function listOpenRows(
  reader: Reader,
  { today, organisationId }: { readonly today: string; readonly organisationId: string | null },
  after: readonly [createdAt: Date, couponId: string] | null,
  limit: number,
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`select ${columns} from coupon c
    where c.is_listed and c.status = 'Active' and c.from_day <= ${today}::date and (c.to_day is null or c.to_day >= ${today}::date)
      and (c.total_limit is null or c.used_count < c.total_limit)
      and ${organisationId ? sql`(c.organisation_id is null or c.organisation_id = ${organisationId})` : sql`c.organisation_id is null`}
      and not c.is_automatic
      and ${after ? sql`(c.created_at, c.coupon_id) < (${after[0]}, ${after[1]}::uuid)` : sql`true`}
    order by c.created_at desc, c.coupon_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** So many are looked at for a page of partners. */
const mostOfPartners = 400;

/** Open to the customers of these partners today; of each those without a code first, then the newest. */
export async function listRowsOfPartners(
  reader: Reader,
  organisationIds: readonly string[],
  today: string,
): Promise<CouponRow[]> {
  if (organisationIds.length === 0) return [];
  const { rows } = await sql<CouponRow>`select ${columns} from coupon c
    where c.organisation_id ${isAmong(organisationIds, 'uuid')} and (c.is_listed or c.is_automatic) and c.status = 'Active'
      and c.from_day <= ${today}::date and (c.to_day is null or c.to_day >= ${today}::date)
      and (c.total_limit is null or c.used_count < c.total_limit)
    order by c.is_automatic desc, c.created_at desc, c.coupon_id desc limit ${mostOfPartners}`.execute(
    reader,
  );
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
    CouponTerms &
      CouponWords &
      CouponState &
      Pick<CouponRow, 'couponId' | 'code' | 'wordedById' | 'byPartner'>,
    'make' | 'propose' | 'ask'
  >,
  now: Date,
): Promise<void> {
  const { status, reasons, wordedById } = coupon;
  const kind = coupon.percent === null ? 'amount' : 'percent';
  await sql`insert into coupon (coupon_id, code, title, title_hi, kind, percent, amount_paise, most_paise, least_services_paise,
      from_day, to_day, audience, category_ids, city_codes, total_limit, person_limit, is_listed, status, reasons, created_by, worded_by, created_at, updated_at,
      organisation_id, partner_percent, service_ids, is_automatic, stacks, by_partner)
    values (${coupon.couponId}, ${coupon.code}, ${coupon.title}, ${coupon.titleHi}, ${kind}, ${coupon.percent}, ${coupon.amountPaise},
      ${coupon.mostPaise}, ${coupon.leastServicesPaise}, ${coupon.fromDay}, ${coupon.toDay}, ${coupon.audience}, ${coupon.categoryIds}::text[],
      ${coupon.cityCodes}::text[], ${coupon.totalLimit}, ${coupon.personLimit}, ${coupon.isListed}, ${status}, ${reasons}::text[], ${wordedById}, ${wordedById}, ${now}, ${now},
      ${coupon.organisationId}, ${coupon.partnerPercent}, ${coupon.serviceIds}::text[], ${coupon.isAutomatic}, ${coupon.stacks}, ${coupon.byPartner})`.execute(
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
      is_listed = ${terms.isListed}, organisation_id = ${terms.organisationId}, partner_percent = ${terms.partnerPercent},
      stacks = ${terms.stacks}, version = version + 1, updated_at = ${by.now}${weighed} where coupon_id = ${couponId}`.execute(
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
