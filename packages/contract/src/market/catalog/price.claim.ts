import type { PriceSurcharge } from './catalog.model.ts';

/**
 * What a shown price says of itself, everywhere the same. `usual`: the PIN code is not known, and there it may be less or more.
 * `from`: what a booking there comes to, which options, the hour or the way can add to. `exact`: nothing can.
 */
export type PriceClaim = 'usual' | 'from' | 'exact';

export function priceClaimOf(rises: readonly PriceSurcharge[]): PriceClaim {
  if (rises.includes('place')) return 'usual';
  return rises.length > 0 ? 'from' : 'exact';
}

/** What can still add to a price whose claim is made. */
export const additionsOf = (rises: readonly PriceSurcharge[]): PriceSurcharge[] =>
  rises.filter((rise) => rise !== 'place');
