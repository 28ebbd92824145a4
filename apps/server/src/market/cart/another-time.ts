import type { Reader } from '../../platform/db/database.ts';
import type { AnotherTime, AskPlaced } from './cart.interface.ts';
import { findCart } from './cart.store.ts';
import { type CartDependencies, quoteCart } from './quote-cart.ts';

/** The buyer's cart as its work would cost at another time: with no offer and no charge that was carried over. */
export async function anotherTime(
  reader: Reader,
  deps: CartDependencies,
  { userId, ...asker }: AskPlaced,
): Promise<AnotherTime | null> {
  const cart = await findCart(reader, userId);
  if (!cart) return null;
  const { categoryId, address, partner, slot, beside } = await quoteCart(reader, deps, cart, asker);
  return {
    categoryId,
    cityCode: address?.cityCode || (partner?.cityCode ?? ''),
    instant: slot?.instant ?? false,
    laterPaise: beside?.().later.totalCheckoutValue ?? null,
  };
}
