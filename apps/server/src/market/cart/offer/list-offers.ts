import type { Offer } from '@nukkad/contract/market/coupon/coupon.model';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Database } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { findCart } from '../cart.store.ts';
import { emptyCartOf } from '../cart.rules.ts';
import { type Asker, type CartDependencies, quoteCart } from '../quote-cart.ts';
import { couponQueryOf } from './coupon-query.ts';
import { presentOffer } from './offer.presenter.ts';

interface Asked {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly best?: boolean | undefined;
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
      const view = await deps.coupon.best(reader, ask);
      return { items: view ? [presentOffer(view)] : [], nextCursor: null };
    }
    const views = await deps.coupon.listOpen(reader, ask, {
      after: after && [after.at, after.id],
      limit: limit + 1,
    });
    return pageFrom(views, limit, presentOffer, (view) => [view.createdAt.toISOString(), view.couponId]);
  });
