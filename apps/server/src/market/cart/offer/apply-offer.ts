import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { couponProblems } from '@nukkad/contract/market/coupon/coupon.noun';
import type { CouponProblem } from '@nukkad/contract/market/coupon/coupon.model';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { buyerOf, mayChangeCart } from '../cart.policy.ts';
import { lockCart, lockOrMakeCart, saveCart } from '../cart.store.ts';
import { type CartDependencies, type Quote, quoteCart } from '../quote-cart.ts';

/** By itself, or with the one that the cart has: the first of these ways in which each of them counts. */
const waysOf = (couponId: string, before: readonly string[]): readonly (readonly string[])[] => {
  const others = before.filter((id) => id !== couponId);
  return [...others.map((other) => [other, couponId]), [couponId]];
};

const troubleOf = ({ offers }: Quote, couponIds: readonly string[]): CouponProblem | null => {
  const views = couponIds.map((id) => offers.find((view) => view.couponId === id));
  if (views.includes(undefined)) return 'coupon_not_valid';
  return views.find((view) => view?.trouble)?.trouble ?? null;
};

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
    let trouble: CouponProblem = 'coupon_not_valid';
    for (const couponIds of waysOf(couponId, cart.couponIds)) {
      const next = authorize({ ...cart, couponIds }, mayChangeCart(viewer.userId, cart));
      const quote = await quoteCart(tx, deps, next, { now, lang });
      if (!quote.address) refuse(bookingErrors.address_required);
      if (!quote.price) refuse(bookingErrors.cart_not_serviceable);
      const found = troubleOf(quote, couponIds);
      if (found === null) {
        await saveCart(tx, next, now);
        return quote;
      }
      trouble = found;
    }
    return refuse(couponProblems[trouble]);
  });
}

/** One, or all that were applied by a code; done twice is done once. */
export function removeOffer(
  platform: Platform,
  deps: CartDependencies,
  call: SignedInCall<{ query: { code?: string | undefined } }>,
): Promise<Quote> {
  const { viewer, now, lang, input } = call;
  return platform.write(call, async (tx) => {
    const cart = await lockOrMakeCart(tx, buyerOf(viewer), now);
    const { code } = input.query;
    const gone = code === undefined ? null : await deps.coupon.findByCode(tx, code);
    const couponIds = code === undefined ? [] : cart.couponIds.filter((id) => id !== gone);
    const next = authorize({ ...cart, couponIds }, mayChangeCart(viewer.userId, cart));
    await saveCart(tx, next, now);
    return quoteCart(tx, deps, next, { now, lang });
  });
}
