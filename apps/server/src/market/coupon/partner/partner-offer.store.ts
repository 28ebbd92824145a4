import { sql } from 'kysely';
import type { CouponStatus } from '@nukkad/contract/market/coupon/coupon.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { type CouponInOffice, officeColumns } from '../coupon.store.ts';

export interface OfPartner {
  readonly organisationId: string;
  readonly status?: CouponStatus | undefined;
}

/** What waits for a second Admin is not the partner's to see yet. */
const conditions = ({ organisationId, status }: OfPartner) =>
  sql`c.organisation_id = ${organisationId} and c.status <> 'Waiting' ${status ? sql`and c.status = ${status}` : sql``}`;

export async function listOffersOf(
  reader: Reader,
  asked: OfPartner,
  after: { readonly at: Date; readonly id: string } | null,
  limit: number,
): Promise<CouponInOffice[]> {
  const from = after ? sql`and (c.created_at, c.coupon_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } =
    await sql<CouponInOffice>`select ${officeColumns} from coupon c where ${conditions(asked)} ${from}
    order by c.created_at desc, c.coupon_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countOffersOf = (reader: Reader, asked: OfPartner): Promise<number> =>
  countRows(reader, sql`from coupon c where ${conditions(asked)}`);

/** Own offers that count or may count again. */
export async function countRunning(reader: Reader, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from coupon
    where organisation_id = ${organisationId} and by_partner and status <> 'Ended'`.execute(reader);
  return rows[0]?.count ?? 0;
}
