import type { Offer } from '@nukkad/contract/market/coupon/coupon.model';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Database } from '../../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { findCart } from '../cart.store.ts';
import { emptyCartOf } from '../cart.rules.ts';
import { type Asker, type CartParts, quoteCart } from '../quote-cart.ts';
import { askOf } from './ask-coupon.ts';
import { presentOffer } from './offer.presenter.ts';

interface Asked {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function listOffers(
  db: Database,
  parts: CartParts,
  { userId, cursor, limit }: Asked,
  asker: Asker,
): Promise<Page<Offer>> {
  const after = readInstantCursor(cursor);
  const cart = (await findCart(db, userId)) ?? emptyCartOf(userId);
  const quote = await quoteCart(db, parts, cart, asker);
  const views = await parts.coupon.listOpen(db, askOf(quote, asker), {
    after: after && [after.at, after.id],
    limit: limit + 1,
  });
  return pageFrom(views, limit, presentOffer, (view) => [view.createdAt.toISOString(), view.couponId]);
}
