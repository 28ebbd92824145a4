import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import type { PriceSurcharge } from '@nukkad/contract/market/catalog/catalog.model';
import { type Paise, percentOf } from '@nukkad/contract/kernel/money';
import { type PriceRules, type PricedInput, priceCart } from './price.rules.ts';

/** What a busy hour adds to the total, with the tax on it, in paise; the same whether the priced hour is one or not. */
export function busyHoursAdd(input: PricedInput, rules: PriceRules, at: Date): Paise {
  const totalAt = (primeTime: boolean) => priceCart({ ...input, primeTime }, rules, at).totalCheckoutValue;
  return totalAt(true) - totalAt(false);
}

/** What a long way adds to the total, with the tax on it: for each started kilometre, and at most. */
export function distanceAdd(
  input: PricedInput,
  rules: PriceRules,
  at: Date,
): PriceQuote['rises']['distance'] {
  const { freeMetres, perStartedKm, distanceCap } = rules.fees;
  if (perStartedKm === 0 || distanceCap === 0) return null;
  const { percent } = priceCart(input, rules, at).tax;
  const withTax = (paise: Paise) => paise + percentOf(paise, percent);
  return { freeMetres, perStartedKm: withTax(perStartedKm), cap: withTax(distanceCap) };
}

/**
 * Of each line what it adds to the total of those before it, with tax, in paise: the first carries the fee of the booking, as a
 * card does. They sum to the total at a normal hour, near by and without an offer, whatever is rounded in between.
 */
export function linesToPay(input: PricedInput, rules: PriceRules, at: Date): Paise[] {
  const plain = { ...input, primeTime: false, distanceMetres: 0, charges: [], couponDiscount: 0 };
  let before = 0;
  return input.lines.map((_, index) => {
    const lines = input.lines.slice(0, index + 1);
    const total = priceCart({ ...plain, lines }, rules, at).totalCheckoutValue;
    const adds = total - before;
    before = total;
    return adds;
  });
}

interface Rising {
  readonly pricePaise: Paise;
  readonly hasDearerOptions: boolean;
  /** The PIN code is known. */
  readonly isPlace: boolean;
}

/** Why a shown price may be higher when it is booked: all that `shownPrice` does not count. Free work stays free without options. */
export function surchargesOf(
  { pricePaise, hasDearerOptions, isPlace }: Rising,
  { fees }: PriceRules,
): PriceSurcharge[] {
  const isPriced = pricePaise > 0;
  const reasons: readonly [PriceSurcharge, boolean][] = [
    ['place', !isPlace && isPriced],
    ['options', hasDearerOptions],
    ['busyHours', isPriced && fees.primeTimePercent > 0],
    ['distance', isPriced && fees.perStartedKm > 0 && fees.distanceCap > 0],
  ];
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []));
}
