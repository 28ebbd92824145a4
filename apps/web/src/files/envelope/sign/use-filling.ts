import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import { useState } from 'react';
import type { Drawn, Picture } from '../../../nouns/envelope/drawn-picture.ts';
import { type Filling, nothingFilled } from './filling.rules.ts';
import { keepSigning, keptSigning } from './kept-signing.ts';

/** What is being filled in, kept in the tab while it is. */
export function useFilling(code: string, { documentHash }: Pick<SignDocument, 'documentHash'>) {
  const [filling, setFilling] = useState<Filling>(() => {
    const kept = keptSigning(code);
    return kept.documentHash === documentHash ? kept.filling : nothingFilled;
  });
  const change = (next: (before: Filling) => Filling) =>
    setFilling((before) => {
      const after = next(before);
      keepSigning(code, { documentHash, filling: after });
      return after;
    });
  return {
    filling,
    write: (fieldId: string, text: string) =>
      change((before) => ({ ...before, texts: { ...before.texts, [fieldId]: text } })),
    tick: (fieldId: string, isTicked: boolean) =>
      change((before) => ({ ...before, ticks: { ...before.ticks, [fieldId]: isTicked } })),
    draw: (kind: Drawn, picture: Picture) =>
      change((before) => ({ ...before, pictures: { ...before.pictures, [kind]: picture } })),
  };
}

export type FillingNow = ReturnType<typeof useFilling>;
