import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { QuoteContent, QuotePrice } from '@nukkad/contract/market/quote/quote.model';
import { refuse } from '../../../platform/refusal.ts';
import type { QuotedLead } from '../../rfq/index.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { priceQuote } from '../quote-price.rules.ts';
import { taxing } from '../taxing.ts';
import { type Choice, agreedPlaces, lacksAlternatives, narrowedTo } from './choice.rules.ts';

/** A quote with what was chosen of it, as a quote of its own. */
export interface Chosen {
  /** Of its lines in the quote that was chosen from. */
  readonly places: readonly number[];
  readonly content: QuoteContent;
  readonly price: QuotePrice;
}

/** The same terms with these lines alone; what the partner wrote with the version is not said again. */
export function chosenContent(whole: QuoteContent, choice: Choice) {
  if (lacksAlternatives(whole, choice)) refuse(quoteErrors.quote_choice_missing);
  const places = agreedPlaces(whole, choice);
  const { message: _said, ...terms } = whole;
  const content: QuoteContent | null = places && narrowedTo(terms, places);
  return places && content ? { places, content } : refuse(quoteErrors.quote_lines_unknown);
}

/** Not within a transaction: the catalogue is asked. */
export async function readChoice(
  deps: QuoteDependencies,
  of: QuotedLead,
  { whole, choice, now }: { readonly whole: QuoteContent; readonly choice: Choice; readonly now: Date },
): Promise<Chosen> {
  const { places, content } = chosenContent(whole, choice);
  const { taxOf } = await taxing(deps, of, content.lines, now);
  return { places, content, price: priceQuote(content, taxOf) };
}
