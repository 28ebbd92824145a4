import * as api from '@nukkad/contract/market/coupon/coupon-admin.api';
import { listOffersOfPartners as ofPartners } from '@nukkad/contract/market/coupon/offers-of-partners.api';
import * as own from '@nukkad/contract/market/coupon/partner-offer.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { changeCoupon } from './change-coupon.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { decideCoupon } from './decide-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { listOffersOfPartners } from './list-offers-of-partners.ts';
import { makeCoupon, officeOnly } from './make-coupon.ts';
import { moveCoupon } from './move-coupon.ts';
import { moveManyCoupons } from './move-many-coupons.ts';
import { makePartnerOffer } from './partner/make-partner-offer.ts';
import { movePartnerOffer } from './partner/move-partner-offer.ts';
import { listPartnerOffers } from './partner/read-partner-offers.ts';
import { previewCoupon } from './preview-coupon.ts';

/** Coupons as Admins and partners make them. What buyers do with them is the cart's. */
export const couponRoutes = (deps: CouponDependencies): readonly Route[] => [
  route(api.listCoupons, (call) => listCoupons(deps, call.input.query, call.viewer)),
  route(api.makeCoupon, (call) => makeCoupon(deps, call, call.input.body)),
  route(api.changeCoupon, (call) => changeCoupon(deps, call, { ...call.input.params, ...call.input.body })),
  route(api.previewCoupon, (call) =>
    previewCoupon(deps.platform.db, deps.history, { ...call.input.body, ...officeOnly }, call.now),
  ),
  route(api.decideCoupon, (call) => decideCoupon(deps, call, { ...call.input.params, ...call.input.body })),
  route(api.moveManyCoupons, (call) => moveManyCoupons(deps, call, call.input.body)),
  route(own.listPartnerOffers, (call) =>
    listPartnerOffers(deps, call.input.query, { viewer: call.viewer, lang: call.lang }),
  ),
  route(own.makePartnerOffer, (call) => makePartnerOffer(deps, call, call.input.body)),
  route(own.movePartnerOffer, (call) =>
    movePartnerOffer(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  openRoute(ofPartners, (call) =>
    listOffersOfPartners(
      deps,
      { ...call.input.query, organisationIds: call.input.query.organisationIds.split(',') },
      { now: call.now, lang: call.lang },
    ),
  ),
  route(api.moveCoupon, (call) => moveCoupon(deps, call, { ...call.input.params, ...call.input.body })),
];
