import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import type { QuoteContent, QuotePrice } from '@nukkad/contract/market/quote/quote.model';
import { refuse } from '../../../platform/refusal.ts';
import type { QuotedLead } from '../../quotation/index.ts';
import type { QuoteDependencies } from '../quote.dependencies.ts';
import { priceQuote } from '../quote-price.rules.ts';
import { taxing } from '../taxing.ts';
import { agreedPlaces, linesAt } from './choice.rules.ts';

/** A quote with the optional lines that were chosen, as a quote of its own. */
export interface Chosen {
  /** Of its lines in the quote that was chosen from. */
  readonly places: readonly number[];
  readonly content: QuoteContent;
  readonly price: QuotePrice;
}

/** The same terms with these lines alone; what the partner wrote with the version is not said again. */
export function chosenContent(whole: QuoteContent, chosen: readonly number[]) {
  const places = agreedPlaces(whole, chosen);
  if (!places) return refuse(quoteErrors.quote_lines_unknown);
  const { message: _said, ...terms } = whole;
  const content: QuoteContent = { ...terms, lines: linesAt(whole.lines, places) };
  return { places, content };
}

/** Not within a transaction: the catalogue is asked. */
export async function readChoice(
  deps: QuoteDependencies,
  of: QuotedLead,
  {
    whole,
    lines,
    now,
  }: { readonly whole: QuoteContent; readonly lines: readonly number[]; readonly now: Date },
): Promise<Chosen> {
  const { places, content } = chosenContent(whole, lines);
  const { taxOf } = await taxing(deps, of, content.lines, now);
  return { places, content, price: priceQuote(content, taxOf) };
}
