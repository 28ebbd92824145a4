import type { Reader } from '../../platform/db/database.ts';
import type { QuotedCart, WantedCart } from './cart.interface.ts';
import { emptyCartOf } from './cart.rules.ts';
import { listOpenCharges } from './charge.store.ts';
import { type Asker, type CartDependencies, quoteCart } from './quote-cart.ts';

/** The price of lines that are in no cart, by the same rules. */
export async function quoteWanted(
  reader: Reader,
  deps: CartDependencies,
  { userId, lines, organisationId, address, time }: WantedCart,
  asker: Asker,
): Promise<QuotedCart> {
  const cart = {
    ...emptyCartOf(userId),
    organisationId,
    addressId: address?.addressId ?? null,
    time,
    lines: lines.map((line) => ({ ...line, lineId: '' })),
  };
  const charges = await listOpenCharges(reader, userId);
  const quote = await quoteCart(reader, deps, cart, asker, { address, hold: null, charges });
  const { categoryId, minutes, price, serviceable } = quote;
  return { lines: quote.lines, categoryId, minutes, price, serviceable };
}
