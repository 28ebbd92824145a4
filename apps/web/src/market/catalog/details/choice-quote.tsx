import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import { useEffect } from 'react';
import { useQuote } from '../../../nouns/price/use-quote.ts';
import type { Wanted } from '../choice.ts';

/**
 * Fetches the quote of a choice and passes it on: the quote, or the reason why no partner comes. Renders nothing, and
 * is loaded with the first question.
 */
export function ChoiceQuote({
  wanted: { line, organisationId },
  onAnswer,
}: {
  wanted: Wanted;
  onAnswer: (quote: PriceQuote | null, refused: string | null) => void;
}) {
  const { value, error, stale } = useQuote([line], organisationId);
  useEffect(() => {
    if (!stale) onAnswer(value ?? null, error?.status === 409 ? error.message : null);
  }, [value, error, stale]);
  return null;
}
