import { couponErrors, couponProblems } from '@nukkad/contract/market/coupon/coupon.noun';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { defaultBounds } from './coupon-bounds.rules.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { type ExtensionPoint, extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { freeUse, insertUse } from './coupon-use.store.ts';
import type { CouponInterfaces, BookingHistory, CouponInterface } from './coupon.interface.ts';
import { couponNotices } from './coupon.notices.ts';
import { couponPersonal } from './coupon-personal.store.ts';
import { couponRoutes } from './coupon.routes.ts';
import { findIdOfCode, listOpenRows, listRowsOfCart, lockRowsOfCart } from './coupon.store.ts';
import { evaluateCoupons, heldOf, togetherOf } from './evaluate-coupons.ts';
import { defaultStacking } from './together.rules.ts';

export type {
  CouponQuery,
  BookingHistory,
  CartOffers,
  CouponInterface,
  CouponUse,
  OfferCost,
  CouponView,
} from './coupon.interface.ts';

const createInterface = (history: ExtensionPoint<BookingHistory>): CouponInterface => ({
  history,
  findByCode: findIdOfCode,
  held: async (reader, cart) => {
    const rows = await listRowsOfCart(reader, cart);
    return async (ask) => {
      const views = await evaluateCoupons(reader, history.single(), rows, ask);
      return heldOf(reader, views, cart.couponIds, ask);
    };
  },
  listOpen: async (reader, ask, { after, limit }) =>
    evaluateCoupons(reader, history.single(), await listOpenRows(reader, ask, after, limit), ask),
  best: async (reader, cart, ask) => {
    const [open, held] = await Promise.all([
      listOpenRows(reader, ask, null, maximumPageSize),
      listRowsOfCart(reader, cart),
    ]);
    const rows = [...new Map([...open, ...held].map((row) => [row.couponId, row])).values()];
    return togetherOf(reader, await evaluateCoupons(reader, history.single(), rows, ask), ask);
  },
  lock: lockRowsOfCart,
  use: insertUse,
  free: freeUse,
});

/** What Admins and partners offer to buyers, on which terms, and how often it was used. */
export function createCouponDomain(
  platform: Platform,
  interfaces: CouponInterfaces,
): Domain & CouponInterface {
  const history = extensionPoint<BookingHistory>('coupon.booking_history');
  const deps = { platform, history, ...interfaces };
  return {
    name: 'coupon',
    settings: { 'coupon.bounds': defaultBounds, 'coupon.stacking': defaultStacking },
    personal: couponPersonal,
    notices: couponNotices(deps),
    routes: couponRoutes(deps),
    constraints: {
      coupon_code_once: couponErrors.coupon_code_taken,
      coupon_within_limit: couponProblems.coupon_used_up,
    },
    ...createInterface(history),
  };
}

export const coupon = domainOn({
  needs: ['account', 'catalog', 'geography', 'partner'],
  create: createCouponDomain,
});
