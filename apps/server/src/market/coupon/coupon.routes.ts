import * as api from '@nukkad/contract/market/coupon/coupon-admin.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeCoupon } from './change-coupon.ts';
import { decideCoupon } from './decide-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { makeCoupon } from './make-coupon.ts';
import { previewCoupon } from './preview-coupon.ts';
import type { BookingHistory } from './coupon.interface.ts';
import { moveCoupon } from './move-coupon.ts';

/** Coupons as Admins make them. What buyers do with them is the cart's. */
export const couponRoutes = (
  platform: Platform,
  history: ExtensionPoint<BookingHistory>,
): readonly Route[] => [
  route(api.listCoupons, ({ input: { query }, viewer }) => listCoupons(platform.db, query, viewer)),
  route(api.makeCoupon, (call) => makeCoupon(platform, history, call, call.input.body)),
  route(api.changeCoupon, (call) =>
    changeCoupon(platform, history, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.previewCoupon, ({ input: { body }, now }) => previewCoupon(platform.db, history, body, now)),
  route(api.decideCoupon, (call) =>
    decideCoupon(platform, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.moveCoupon, (call) => moveCoupon(platform, call, { ...call.input.params, ...call.input.body })),
];
