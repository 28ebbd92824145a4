import { type FocusEvent, lazy, type ReactNode, Suspense, useState } from 'react';

const Suggestions = lazy(() => import('./suggestions.tsx').then((part) => ({ default: part.Suggestions })));

/** For a search field: `field` are its properties, `list` stands beside it. Nothing is loaded before the field has the focus. */
export function useSuggestions(): {
  readonly field: { readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void };
  readonly list: ReactNode;
} {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    field: { onFocus: (event) => setInput(event.currentTarget) },
    list: input && (
      <Suspense>
        <Suggestions input={input} />
      </Suspense>
    ),
  };
}
