import type { Offer } from '@nukkad/contract/market/coupon/coupon.model';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Database } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { findCart } from '../cart.store.ts';
import { emptyCartOf } from '../cart.rules.ts';
import { type Asker, type CartDependencies, quoteCart } from '../quote-cart.ts';
import { cartOffersOf, couponQueryOf } from './coupon-query.ts';
import type { CouponView } from '../../coupon/index.ts';
import { presentOffer } from './offer.presenter.ts';

interface Asked {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly best?: boolean | undefined;
}

const discountOf = (views: readonly CouponView[]) =>
  views.reduce((sum, { discountPaise }) => sum + discountPaise, 0);

/** What is to be applied besides what the cart has; nothing where the best would drop what was applied. */
function betterThan(held: readonly CouponView[], best: readonly CouponView[]): readonly CouponView[] {
  const ids = new Set(best.map(({ couponId }) => couponId));
  const keeps = held.every(
    ({ couponId, isAutomatic, trouble }) => isAutomatic || trouble !== null || ids.has(couponId),
  );
  if (!keeps || discountOf(best) <= discountOf(held)) return [];
  const has = new Set(held.map(({ couponId }) => couponId));
  return best.filter(({ couponId, isAutomatic }) => !isAutomatic && !has.has(couponId));
}

export const listOffers = (
  db: Database,
  deps: CartDependencies,
  { userId, cursor, limit, best }: Asked,
  asker: Asker,
): Promise<Page<Offer>> =>
  readTogether(db, async (reader) => {
    const after = readInstantCursor(cursor);
    const cart = (await findCart(reader, userId)) ?? emptyCartOf(userId);
    const quote = await quoteCart(reader, deps, cart, asker);
    const ask = couponQueryOf(quote, asker);
    if (best) {
      const views = await deps.coupon.best(reader, cartOffersOf(cart, asker.now), ask);
      return { items: betterThan(quote.offers, views).map(presentOffer), nextCursor: null };
    }
    const views = await deps.coupon.listOpen(reader, ask, {
      after: after && [after.at, after.id],
      limit: limit + 1,
    });
    return pageFrom(views, limit, presentOffer, (view) => [view.createdAt.toISOString(), view.couponId]);
  });
