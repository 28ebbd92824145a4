import * as api from '@nukkad/contract/market/booking/booking.api';
import * as offers from '@nukkad/contract/market/coupon/coupon.api';
import { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeCart } from './change-cart.ts';
import { applyOffer, removeOffer } from './offer/apply-offer.ts';
import { listOffers } from './offer/list-offers.ts';
import { priceAtTime } from './price-at-time.ts';
import { previewPrice } from './preview-price.ts';
import type { CartDependencies } from './quote-cart.ts';
import { quoteLines } from './quote-lines.ts';
import { readAvailability } from './read-availability.ts';
import { checkBooking, readCart, readCartStatus, showCart } from './read-cart.ts';

type QuoteBody = EndpointParsed<typeof api.quoteServices>['body'];

function quoteOf(body: QuoteBody) {
  const { lines, organisationId = null, pincode = null, cityCode = null } = body;
  return { lines, organisationId, pincode, cityCode };
}

export function cartRoutes(platform: Platform, deps: CartDependencies): Route[] {
  const { db } = platform;
  return [
    route(api.getCart, (call) => readCart(db, deps, call)),
    route(api.fillCart, (call) => showCart(db, deps, call, changeCart(platform, deps, call, true))),
    route(api.changeCart, (call) => showCart(db, deps, call, changeCart(platform, deps, call, false))),
    route(api.getPriceAtTime, (call) =>
      priceAtTime(db, deps, { userId: call.viewer.userId, ...call.input.query }, call),
    ),
    route(previewServicePrice, (call) => previewPrice(db, deps, call)),
    route(offers.getOffers, (call) =>
      listOffers(db, deps, { userId: call.viewer.userId, ...call.input.query }, call),
    ),
    route(offers.applyOffer, (call) => showCart(db, deps, call, applyOffer(platform, deps, call))),
    route(offers.removeOffer, (call) => showCart(db, deps, call, removeOffer(platform, deps, call))),
    openRoute(api.quoteServices, (call) => quoteLines(db, deps, quoteOf(call.input.body), call)),
    openRoute(getInstantAvailability, (call) => readAvailability(db, deps, call.input.query, call)),
    route(api.getCartStatus, (call) => readCartStatus(db, call)),
    route(api.checkBooking, (call) => checkBooking(db, deps, call)),
  ];
}
