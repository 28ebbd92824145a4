import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Database } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentCoupon } from './coupon.presenter.ts';
import { type CouponFilter, listCouponRows } from './coupon.store.ts';

export async function listCoupons(
  db: Database,
  {
    cursor,
    limit,
    ...filter
  }: CouponFilter & { readonly cursor?: string | undefined; readonly limit: number },
  viewer: Viewer,
): Promise<Page<OfficeCoupon>> {
  const rows = await listCouponRows(db, filter, readInstantCursor(cursor), limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => presentCoupon(row, viewer),
    (row) => [row.createdAt.toISOString(), row.couponId],
  );
}
