import * as api from '@nukkad/contract/market/booking/booking.api';
import * as offers from '@nukkad/contract/market/coupon/coupon.api';
import { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { emptyCart, presentCart } from './cart.presenter.ts';
import { changeCart } from './change-cart.ts';
import { countInCart, getCart, missingOf, viewOf } from './get-cart.ts';
import { applyOffer, removeOffer } from './offer/apply-offer.ts';
import { listOffers } from './offer/list-offers.ts';
import { priceAtTime } from './price-at-time.ts';
import { previewPrice } from './preview-price.ts';
import type { CartDependencies, Quote } from './quote-cart.ts';
import { quoteLines } from './quote-lines.ts';
import { readAvailability } from './read-availability.ts';

export function cartRoutes(platform: Platform, deps: CartDependencies): Route[] {
  const { db } = platform;
  const shown = async (quote: Quote, now: Date) => presentCart(await viewOf(db, deps, quote, now));
  return [
    route(api.getCart, async ({ viewer, now, lang }) => {
      const view = await getCart(db, deps, viewer.userId, { now, lang });
      return view ? presentCart(view) : emptyCart;
    }),
    route(api.fillCart, async (call) => shown(await changeCart(platform, deps, call, true), call.now)),
    route(api.changeCart, async (call) => shown(await changeCart(platform, deps, call, false), call.now)),
    route(api.getPriceAtTime, ({ viewer, now, lang, input: { query } }) =>
      priceAtTime(db, deps, { userId: viewer.userId, ...query }, { now, lang }),
    ),
    route(previewServicePrice, (call) => previewPrice(db, deps, call)),
    route(offers.getOffers, ({ viewer, now, lang, input: { query } }) =>
      listOffers(db, deps, { userId: viewer.userId, ...query }, { now, lang }),
    ),
    route(offers.applyOffer, async (call) => shown(await applyOffer(platform, deps, call), call.now)),
    route(offers.removeOffer, async (call) => shown(await removeOffer(platform, deps, call), call.now)),
    openRoute(api.quoteServices, async ({ now, lang, input: { body } }) => {
      const { lines, organisationId = null, pincode = null, cityCode = null } = body;
      return quoteLines(db, deps, { lines, organisationId, pincode, cityCode }, { now, lang });
    }),
    openRoute(getInstantAvailability, ({ now, lang, input: { query } }) =>
      readAvailability(db, deps, query, { now, lang }),
    ),
    route(api.getCartStatus, async ({ viewer }) => ({ count: await countInCart(db, viewer.userId) })),
    route(api.checkBooking, async ({ viewer, now, lang }) => {
      const view = await getCart(db, deps, viewer.userId, { now, lang });
      const missing = missingOf(view);
      return { ready: missing.length === 0, missing, price: view?.quote.price ?? null };
    }),
  ];
}
