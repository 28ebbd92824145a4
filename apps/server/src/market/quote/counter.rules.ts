import { type Paise, priceOf } from '@nukkad/contract/kernel/money';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { type TaxOf, priceQuote } from './quote-price.rules.ts';

/** Rounding of the lines' taxes moves a total by less than a paisa each, so a discount near the sought one is looked at too. */
const nearby = 100;

/** The discount at which all of it comes to this total; the one that comes nearest where none does. */
export function discountFor(content: QuoteContent, total: Paise, taxOf: TaxOf): Paise {
  const totalAt = (discount: Paise) => priceQuote({ ...content, discount }, taxOf).total;
  const most = content.lines.reduce((sum, { quantity, unitPrice }) => sum + priceOf(quantity, unitPrice), 0);
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (totalAt(middle) > total) low = middle + 1;
    else high = middle;
  }
  const around = Array.from({ length: 2 * nearby + 1 }, (_, step) => low - nearby + step).filter(
    (discount) => discount >= 0 && discount <= most,
  );
  const away = (discount: Paise) => Math.abs(totalAt(discount) - total);
  return totalAt(low) === total
    ? low
    : around.reduce((best, discount) => (away(discount) < away(best) ? discount : best), low);
}

/** The same work at other prices; the discount never takes more than the lines come to. */
export function withUnitPrices(content: QuoteContent, unitPrices: readonly Paise[]): QuoteContent {
  const lines = content.lines.map((line, index) => ({
    ...line,
    unitPrice: unitPrices[index] ?? line.unitPrice,
  }));
  return { ...content, lines };
}
