import { useState } from 'react';
import { type Choices, readChoices } from './views.ts';

/** One entry for each person who works at this device, and each list. */
const keyOf = (list: string, personId: string) => `list ${list} ${personId}`;

function stored(list: string, personId: string): string | null {
  try {
    return localStorage.getItem(keyOf(list, personId));
  } catch {
    return null;
  }
}

/** Columns and views that this person chose for a list, on this device. */
export function useChoices(list: string, personId: string): readonly [Choices, (next: Choices) => void] {
  const [choices, setChoices] = useState(() => readChoices(stored(list, personId)));
  const keep = (next: Choices) => {
    setChoices(next);
    try {
      localStorage.setItem(keyOf(list, personId), JSON.stringify(next));
    } catch {
      // A full or closed storage: the choice holds until the page is closed.
    }
  };
  return [choices, keep];
}
