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
}

export const listOffers = (
  db: Database,
  deps: CartDependencies,
  { userId, cursor, limit }: Asked,
  asker: Asker,
): Promise<Page<Offer>> =>
  readTogether(db, async (reader) => {
    const after = readInstantCursor(cursor);
    const cart = (await findCart(reader, userId)) ?? emptyCartOf(userId);
    const quote = await quoteCart(reader, deps, cart, asker);
    const views = await deps.coupon.listOpen(reader, couponQueryOf(quote, asker), {
      after: after && [after.at, after.id],
      limit: limit + 1,
    });
    return pageFrom(views, limit, presentOffer, (view) => [view.createdAt.toISOString(), view.couponId]);
  });
