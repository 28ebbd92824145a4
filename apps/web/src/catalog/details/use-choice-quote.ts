import type { ServiceQuestion } from '@nukkad/contract/catalog/catalog.model';
import { useState } from 'react';
import { useQuote } from '../../ui/use-quote.ts';
import { costsMore, type Wanted } from '../choice.ts';

/** What the choice comes to. One unit of the best partner, with options that add nothing, is what the card said: then nothing is asked. */
export function useChoiceQuote({ line, organisationId }: Wanted, questions: readonly ServiceQuestion[]) {
  const [opened, setOpened] = useState(false);
  const differs = line.quantity !== 1 || organisationId !== null || costsMore(questions, line.optionIds);
  const quote = useQuote([line], organisationId, differs || opened);
  return {
    /** Null until it is reckoned, and where the card's price holds. */
    quote: differs || opened ? (quote.value ?? null) : null,
    stale: quote.stale,
    /** Why nobody comes for this choice, in words. */
    refused: quote.error?.status === 409 ? quote.error.message : null,
    opened,
    /** The breakdown is wanted, also of the card's price. */
    open: () => setOpened(true),
  };
}
export type ChoiceQuote = ReturnType<typeof useChoiceQuote>;
