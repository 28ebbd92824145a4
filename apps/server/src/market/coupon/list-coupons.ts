import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { type CouponFilter, countCouponRows, listCouponRows } from './coupon.store.ts';
import { presenterOf } from './office-coupon.ts';

interface Asked extends CouponFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

export async function listCoupons(
  deps: CouponDependencies,
  { cursor, limit, count, ...filter }: Asked,
  viewer: Viewer,
): Promise<CountedPage<OfficeCoupon>> {
  const { db } = deps.platform;
  const [rows, counted] = await Promise.all([
    listCouponRows(db, filter, readInstantCursor(cursor), limit + 1),
    count ? countCouponRows(db, filter) : null,
  ]);
  const present = await presenterOf(deps, db, rows, viewer);
  const page = pageFrom(rows, limit, present, (row) => [row.createdAt.toISOString(), row.couponId]);
  return { ...page, ...withTotal(counted) };
}
