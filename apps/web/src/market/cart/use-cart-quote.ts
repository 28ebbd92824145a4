import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useQuote } from '../../nouns/price/use-quote.ts';

/** What a cart without an address comes to at the visitor's place; with an address the cart has its own price. */
export function useCartQuote(cart: Cart | undefined) {
  const lines = (cart?.lines ?? []).map(({ serviceId, quantity, options }) => ({
    serviceId,
    quantity,
    optionIds: options.map((option) => option.optionId),
  }));
  const wanted = cart?.price === null && cart.serviceable && lines.length > 0;
  return useQuote(lines, cart?.organisationId ?? null, wanted);
}
export type CartQuote = ReturnType<typeof useCartQuote>;

/** Of each line what it adds, tax included, in paise; null until it is known. */
export function linesToPayOf(cart: Cart, quote: CartQuote): readonly number[] | null {
  const known = cart.linesToPay ?? quote.value?.linesToPay ?? null;
  // A line was added or removed, and its price is on its way.
  return known?.length === cart.lines.length ? known : null;
}
