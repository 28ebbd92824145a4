import { couponErrors, couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { freeUse, insertUse } from './coupon-use.store.ts';
import type { CouponInterface } from './coupon.interface.ts';
import { couponPersonal } from './coupon.personal.store.ts';
import { couponRoutes } from './coupon.routes.ts';
import { findCoupon, findIdOfCode, listOpenRows, lockCoupon } from './coupon.store.ts';
import type { RecentDiscount } from './preview-coupon.ts';
import { type HasBooked, evaluateCoupons } from './evaluate-coupons.ts';

export type { CouponQuery, CouponInterface, CouponUse, CouponView } from './coupon.interface.ts';
export type { HasBooked } from './evaluate-coupons.ts';

const createDoor = (hasBooked: HasBooked): CouponInterface => ({
  findByCode: findIdOfCode,
  look: async (reader, couponId, ask) => {
    const row = await findCoupon(reader, couponId);
    const [view] = row ? await evaluateCoupons(reader, hasBooked, [row], ask) : [];
    return view ?? null;
  },
  listOpen: async (reader, ask, { after, limit }) =>
    evaluateCoupons(reader, hasBooked, await listOpenRows(reader, ask.today, after, limit), ask),
  lock: async (tx, couponId) => void (await lockCoupon(tx, couponId)),
  use: insertUse,
  free: freeUse,
});

/** What Admins offer to buyers, on which terms, and how often it was used. */
export function createCouponDomain(
  platform: Platform,
  { hasBooked, recentDiscount }: { readonly hasBooked: HasBooked; readonly recentDiscount: RecentDiscount },
): Domain & CouponInterface {
  return {
    name: 'coupon',
    personal: couponPersonal,
    routes: couponRoutes(platform, recentDiscount),
    constraints: {
      coupon_code_once: couponErrors.coupon_code_taken,
      coupon_within_limit: couponProblems.coupon_used_up,
    },
    ...createDoor(hasBooked),
  };
}
