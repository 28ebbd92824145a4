import type { checkBooking as checkCall } from '@nukkad/contract/market/booking/booking.api';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { Database } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { emptyCart, presentCart } from './cart.presenter.ts';
import { countInCart, getCart, missingOf, viewOf } from './get-cart.ts';
import type { CartDependencies, Quote } from './quote-cart.ts';

type Reading = Pick<SignedInCall, 'viewer' | 'now' | 'lang'>;

export async function readCart(db: Database, deps: CartDependencies, call: Reading) {
  const view = await getCart(db, deps, call.viewer.userId, call);
  return view ? presentCart(view) : emptyCart;
}

/** As it is after a change. */
export const showCart = async (
  db: Database,
  deps: CartDependencies,
  { now }: Reading,
  changed: Promise<Quote>,
) => presentCart(await viewOf(db, deps, await changed, now));

export const readCartStatus = async (db: Database, { viewer }: Reading) => ({
  count: await countInCart(db, viewer.userId),
});

export async function checkBooking(
  db: Database,
  deps: CartDependencies,
  call: Reading,
): Promise<EndpointAnswer<typeof checkCall>> {
  const view = await getCart(db, deps, call.viewer.userId, call);
  const missing = missingOf(view);
  return { ready: missing.length === 0, missing, price: view?.quote.price ?? null };
}
