import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';

const Suggestions = lazy(() => import('./suggestions.tsx').then((part) => ({ default: part.Suggestions })));

/** Suggestions of a search field: spread `field` on the input and draw `list` next to it. They are loaded when the field gets the focus. */
export function useSuggestions(): {
  readonly field: Readonly<Record<'onFocus' | 'onInput', (event: SyntheticEvent<HTMLInputElement>) => void>>;
  readonly list: ReactNode;
} {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const begin = (event: SyntheticEvent<HTMLInputElement>) => setInput(event.currentTarget);
  return {
    // A field that had the focus before the scripts came says so at its first letter.
    field: { onFocus: begin, onInput: begin },
    list: input && (
      <Suspense>
        <Suggestions input={input} />
      </Suspense>
    ),
  };
}
