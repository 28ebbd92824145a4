import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import { useState } from 'react';
import { costsMore, type Wanted } from '../choice.ts';

interface Answer {
  /** The choice that was asked for. */
  readonly of: string;
  readonly quote: PriceQuote | null;
  readonly refused: string | null;
}

/**
 * What the choice comes to; `ChoiceQuote` asks. One unit of the best partner, with options that add nothing, is what the card
 * said: then nothing is asked. The last answer stays while another is asked.
 */
export function useChoiceQuote(wanted: Wanted, questions: readonly ServiceQuestion[]) {
  const { line, organisationId } = wanted;
  const [opened, setOpened] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const of = JSON.stringify(wanted);
  const asked =
    opened || line.quantity !== 1 || organisationId !== null || costsMore(questions, line.optionIds);
  return {
    asked,
    /** Null until it is reckoned, and where the card's price holds. */
    quote: asked ? (answer?.quote ?? null) : null,
    stale: asked && answer?.of !== of,
    /** The reason why no partner comes for this choice, in words. */
    refused: asked ? (answer?.refused ?? null) : null,
    keep: (quote: PriceQuote | null, refused: string | null) => setAnswer({ of, quote, refused }),
    opened,
    /** The breakdown is wanted, also of the card's price. */
    open: () => setOpened(true),
  };
}
export type Quoted = ReturnType<typeof useChoiceQuote>;
