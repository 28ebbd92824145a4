import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import type { WantedLine } from '../catalog/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { CartDependencies } from './quote-cart.ts';

interface OptionLines {
  readonly optionId: string;
  /** The line without this option and what comes after it. */
  readonly before: WantedLine;
  readonly chosen: WantedLine;
}

/** Only a line alone has them: in a cart a line's option would change the fee of all. */
export async function optionLines(
  reader: Reader,
  deps: CartDependencies,
  lines: readonly WantedLine[],
): Promise<OptionLines[]> {
  const [line, ...more] = lines;
  if (!line || more.length > 0) return [];
  const choices = await deps.catalog.optionChoices(reader, line.serviceId, line.optionIds);
  return choices.map(({ optionId, before, chosen }) => ({
    optionId,
    before: { ...line, optionIds: before },
    chosen: { ...line, optionIds: chosen },
  }));
}

/** `totals`: of each choice the bill before its option and the one with it, in paise. */
export function optionsToPay(
  choices: readonly { readonly optionId: string }[],
  totals: readonly number[],
): PriceQuote['options'] {
  return choices.map(({ optionId }, index) => {
    const [before = 0, totalToPay = 0] = totals.slice(2 * index);
    return { optionId, priceToPay: totalToPay - before, totalToPay };
  });
}
