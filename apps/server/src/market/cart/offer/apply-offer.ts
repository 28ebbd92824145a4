import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { buyerOf, mayChangeCart } from '../cart.policy.ts';
import { lockCart, lockOrMakeCart, saveCart } from '../cart.store.ts';
import { type CartDependencies, type Quote, quoteCart } from '../quote-cart.ts';

/** Refused where it would take nothing off; a cart that changes later keeps it, and says why it does not count. */
export function applyOffer(
  platform: Platform,
  deps: CartDependencies,
  call: SignedInCall<{ body: { code: string } }>,
): Promise<Quote> {
  const { viewer, now, lang, input } = call;
  return platform.write(call, async (tx) => {
    const cart = await lockCart(tx, viewer.userId);
    if (!cart || cart.lines.length === 0) return refuse(bookingErrors.cart_empty);
    const couponId = await deps.coupon.findByCode(tx, input.body.code);
    if (couponId === null) return refuse(couponProblems.coupon_not_valid);
    const next = authorize({ ...cart, couponId }, mayChangeCart(viewer.userId, cart));
    const quote = await quoteCart(tx, deps, next, { now, lang });
    if (!quote.address) refuse(bookingErrors.address_required);
    if (!quote.price) refuse(bookingErrors.cart_not_serviceable);
    if (!quote.offer) return refuse(couponProblems.coupon_not_valid);
    if (quote.offer.trouble) refuse(couponProblems[quote.offer.trouble]);
    await saveCart(tx, next, now);
    return quote;
  });
}

/** Done twice is done once. */
export function removeOffer(platform: Platform, deps: CartDependencies, call: SignedInCall): Promise<Quote> {
  const { viewer, now, lang } = call;
  return platform.write(call, async (tx) => {
    const cart = await lockOrMakeCart(tx, buyerOf(viewer), now);
    const next = authorize({ ...cart, couponId: null }, mayChangeCart(viewer.userId, cart));
    await saveCart(tx, next, now);
    return quoteCart(tx, deps, next, { now, lang });
  });
}
