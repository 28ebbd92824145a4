import {
  type OfficeCoupon,
  couponsQuery,
  listCoupons,
  moveManyCoupons,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { seenOfCoupon } from '@nukkad/contract/market/coupon/coupon-admin.confirm';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { refusalsOf } from '../../platform/row-refusals.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

export const couponsAddress = listAddress(couponsQuery.shape, ['q', 'status'], {});
export type CouponFilter = ReturnType<typeof couponsAddress.read>;

/** Offers as they are listed, with how many they are. */
export const couponPages = (filter: CouponFilter) =>
  pagedQuery(['coupons', filter], (from) =>
    call(listCoupons, {
      query: { limit: 50, ...filter, ...(from.cursor ? from : { count: 'true' as const }) },
    }),
  );

/** A hundred offers at a time, for a file. */
export const readCouponsPage = (filter: CouponFilter) => (from: { readonly cursor?: string }) =>
  call(listCoupons, { query: { limit: 100, ...filter, ...from } });

/** Pauses, resumes or ends many, each as it is shown now. */
export async function moveCoupons(
  verb: 'pause' | 'resume' | 'end',
  coupons: readonly OfficeCoupon[],
  why: string,
) {
  const body = {
    verb,
    why,
    coupons: coupons.map((coupon) => ({ couponId: coupon.couponId, seen: seenOfCoupon(coupon) })),
  };
  return refusalsOf(await call(moveManyCoupons, { body }));
}
