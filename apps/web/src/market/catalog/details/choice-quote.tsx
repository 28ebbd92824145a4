import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import { useEffect } from 'react';
import { useQuote } from '../../../nouns/price/use-quote.ts';
import type { Wanted } from '../choice.ts';

/**
 * Asks what a choice comes to and hands the answer on: the quote, or in words why nobody comes for it. It draws nothing, and is
 * fetched with the first question.
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
