import { defaultBounds } from './coupon-bounds.rules.ts';
import { couponErrors, couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import type { Domain } from '../../platform/domain.ts';
import { type ExtensionPoint, extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { freeUse, insertUse } from './coupon-use.store.ts';
import type { CouponInterfaces } from './coupon.dependencies.ts';
import type { BookingHistory, CouponInterface } from './coupon.interface.ts';
import { couponPersonal } from './coupon.personal.store.ts';
import { couponRoutes } from './coupon.routes.ts';
import { bestOf } from './coupon.rules.ts';
import { findCoupon, findIdOfCode, listOpenRows, lockCoupon } from './coupon.store.ts';
import { evaluateCoupons } from './evaluate-coupons.ts';

export type {
  CouponQuery,
  BookingHistory,
  CouponInterface,
  CouponUse,
  CouponView,
} from './coupon.interface.ts';

const createInterface = (history: ExtensionPoint<BookingHistory>): CouponInterface => ({
  history,
  findByCode: findIdOfCode,
  look: async (reader, couponId, ask) => {
    const row = await findCoupon(reader, couponId);
    const [view] = row ? await evaluateCoupons(reader, history.single(), [row], ask) : [];
    return view ?? null;
  },
  listOpen: async (reader, ask, { after, limit }) =>
    evaluateCoupons(reader, history.single(), await listOpenRows(reader, ask.today, after, limit), ask),
  best: async (reader, ask) =>
    bestOf(
      await evaluateCoupons(
        reader,
        history.single(),
        await listOpenRows(reader, ask.today, null, maximumPageSize),
        ask,
      ),
    ),
  lock: async (tx, couponId) => void (await lockCoupon(tx, couponId)),
  use: insertUse,
  free: freeUse,
});

/** What Admins offer to buyers, on which terms, and how often it was used. */
export function createCouponDomain(
  platform: Platform,
  interfaces: CouponInterfaces,
): Domain & CouponInterface {
  const history = extensionPoint<BookingHistory>('coupon.booking_history');
  return {
    name: 'coupon',
    settings: { 'coupon.bounds': defaultBounds },
    personal: couponPersonal,
    routes: couponRoutes({ platform, history, ...interfaces }),
    constraints: {
      coupon_code_once: couponErrors.coupon_code_taken,
      coupon_within_limit: couponProblems.coupon_used_up,
    },
    ...createInterface(history),
  };
}
