import { isOneOf } from '@nukkad/contract/kernel/record';
import type { ChangeEvent } from 'react';

/** For a choice of a few words: `onChoice` hears the one that was chosen. */
export const choosing =
  <Word extends string>(words: readonly Word[], onChoice: (word: Word) => void) =>
  ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    if (isOneOf(words, target.value)) onChoice(target.value);
  };
