import { type Suggestions, suggestServices } from '@nukkad/contract/market/catalog/suggest.api';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/client.ts';

const pauseMs = 120;
/** Letters that were deleted and typed again are not asked twice. */
const known = new Map<string, Suggestions>();
const mostKnown = 50;

async function ask(q: string, language: string, signal: AbortSignal): Promise<Suggestions> {
  const key = `${language} ${q}`;
  const before = known.get(key);
  if (before) return before;
  const answer = await call(suggestServices, { query: { q }, quiet: true, signal });
  if (known.size >= mostKnown) known.clear();
  known.set(key, answer);
  return answer;
}

/** What was found for the letters typed last; an older question is aborted. Null: nothing to ask, or no answer yet. */
export function useSuggested(text: string, language: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const q = text.trim();
  useEffect(() => {
    if (q === '') return setFound(null);
    const question = new AbortController();
    const timer = setTimeout(() => {
      ask(q, language, question.signal).then(
        (answer) => !question.signal.aborted && setFound(answer),
        () => {
          // The field remains a plain search.
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [q, language]);
  return found;
}
