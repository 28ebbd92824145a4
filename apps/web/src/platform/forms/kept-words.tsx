import { useMemo } from 'react';
import { useDraft } from './use-draft.ts';

/** Keeps the words of one field on this device, so that a reload, a lost session or a closed dialog loses nothing. Draws nothing. */
export function KeptWords({
  of,
  words,
  onRead,
}: {
  /** What the words are of, as `new_post`. Who sends them forgets them. */
  of: string;
  words: string;
  /** Called with what was kept, where nothing is typed yet. */
  onRead: (words: string) => void;
}) {
  const fields = useMemo(() => ({ words }), [words]);
  useDraft(of, {
    fields,
    changed: words !== '',
    change: (draft) => {
      if (draft.words && words === '') onRead(draft.words);
    },
  });
  return null;
}
