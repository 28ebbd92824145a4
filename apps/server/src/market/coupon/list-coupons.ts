import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { Page } from '@nukkad/contract/kernel/page';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CouponDependencies } from './coupon.dependencies.ts';
import { type CouponFilter, listCouponRows } from './coupon.store.ts';
import { presenterOf } from './office-coupon.ts';

export async function listCoupons(
  deps: CouponDependencies,
  {
    cursor,
    limit,
    ...filter
  }: CouponFilter & { readonly cursor?: string | undefined; readonly limit: number },
  viewer: Viewer,
): Promise<Page<OfficeCoupon>> {
  const { db } = deps.platform;
  const rows = await listCouponRows(db, filter, readInstantCursor(cursor), limit + 1);
  const present = await presenterOf(deps, db, rows, viewer);
  return pageFrom(rows, limit, present, (row) => [row.createdAt.toISOString(), row.couponId]);
}
