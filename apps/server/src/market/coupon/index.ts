import { couponErrors, couponTroubles } from '@nukkad/contract/market/coupon/coupon.errors';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { freeUse, insertUse } from './coupon-use.store.ts';
import type { CouponDoor } from './coupon.door.ts';
import { couponPersonal } from './coupon.personal.store.ts';
import { couponRoutes } from './coupon.routes.ts';
import { findCoupon, findIdOfCode, listOpenRows, lockCoupon } from './coupon.store.ts';
import type { DiscountLately } from './preview-coupon.ts';
import { type HasBooked, lookAtCoupons } from './look-at-coupons.ts';

export type { AskCoupon, CouponDoor, CouponUse, CouponView } from './coupon.door.ts';
export type { HasBooked } from './look-at-coupons.ts';

const createDoor = (hasBooked: HasBooked): CouponDoor => ({
  findByCode: findIdOfCode,
  look: async (reader, couponId, ask) => {
    const row = await findCoupon(reader, couponId);
    const [view] = row ? await lookAtCoupons(reader, hasBooked, [row], ask) : [];
    return view ?? null;
  },
  listOpen: async (reader, ask, { after, limit }) =>
    lookAtCoupons(reader, hasBooked, await listOpenRows(reader, ask.today, after, limit), ask),
  lock: async (tx, couponId) => void (await lockCoupon(tx, couponId)),
  use: insertUse,
  free: freeUse,
});

/** What Admins offer to buyers, on which terms, and how often it was used. */
export function createCouponDomain(
  platform: Platform,
  { hasBooked, discountLately }: { readonly hasBooked: HasBooked; readonly discountLately: DiscountLately },
): Domain & CouponDoor {
  return {
    name: 'coupon',
    personal: couponPersonal,
    routes: couponRoutes(platform, discountLately),
    constraints: {
      coupon_code_once: couponErrors.coupon_code_taken,
      coupon_within_limit: couponTroubles.coupon_used_up,
    },
    ...createDoor(hasBooked),
  };
}
