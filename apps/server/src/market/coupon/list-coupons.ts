import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { type CouponFilter, countCouponRows, listCouponRows } from './coupon.store.ts';
import { presenterOf } from './office-coupon.ts';

interface Asked extends CouponFilter, PageAsked {}

export function listCoupons(
  deps: CouponDependencies,
  asked: Asked,
  viewer: Viewer,
): Promise<CountedPage<OfficeCoupon>> {
  const { db } = deps.platform;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listCouponRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.couponId],
    count: (filter) => countCouponRows(db, filter),
    items: async (rows) => rows.map(await presenterOf(deps, db, rows, viewer)),
  });
}
