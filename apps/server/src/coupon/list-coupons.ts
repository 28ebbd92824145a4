import type { OfficeCoupon } from '@nukkad/contract/backoffice/coupon.api';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Database } from '../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../platform/http/cursor.ts';
import { presentCoupon } from './coupon.presenter.ts';
import { type CouponFilter, listCouponRows } from './coupon.store.ts';

export async function listCoupons(
  db: Database,
  {
    cursor,
    limit,
    ...filter
  }: CouponFilter & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<OfficeCoupon>> {
  const rows = await listCouponRows(db, filter, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, presentCoupon, (row) => [row.createdAt.toISOString(), row.couponId]);
}
