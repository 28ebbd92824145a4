import { useState } from 'react';

/** One entry for each person who works at this device. */
const keyOf = (personId: string) => `sideBarFolds ${personId}`;

type Folds = Readonly<Record<string, boolean>>;

function stored(personId: string): Folds {
  try {
    return JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}') as Folds;
  } catch {
    return {};
  }
}

/** Which groups of the side bar this person opened and folded, on this device. */
export function useFolds(personId: string) {
  const [folds, setFolds] = useState<Folds>(() => stored(personId));
  return {
    /** `usually`: where the person has chosen nothing. */
    isOpen: (group: string, usually: boolean): boolean => folds[group] ?? usually,
    turn: (group: string, open: boolean) => {
      const next = { ...folds, [group]: open };
      localStorage.setItem(keyOf(personId), JSON.stringify(next));
      setFolds(next);
    },
  };
}
