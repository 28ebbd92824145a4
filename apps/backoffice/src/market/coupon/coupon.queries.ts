import {
  couponsQuery,
  listCoupons,
  moveManyCoupons,
  type OfficeCoupon,
  seenOfCoupon,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { refusalsOf } from '../../platform/row-refusals.ts';
import { countedList } from '../../platform/paged.query.ts';

export const couponsAddress = listAddress(couponsQuery.shape, ['q', 'status'], {});
type CouponFilter = ReturnType<typeof couponsAddress.read>;

/** Offers, newest first. */
export const couponsList = (filter: CouponFilter) =>
  countedList(['coupons', filter], (page) => call(listCoupons, { query: { ...filter, ...page } }));

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
