import { useState } from 'react';

/** One entry for each person who works at this device. */
const keyOf = (personId: string) => `sideBar ${personId}`;

/** Whether this person chose a side bar of icons alone, on this device; the wide one where nothing is stored. */
export function useNarrow(personId: string): readonly [boolean, () => void] {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(keyOf(personId)) === 'narrow');
  const toggle = () => {
    if (narrow) localStorage.removeItem(keyOf(personId));
    else localStorage.setItem(keyOf(personId), 'narrow');
    setNarrow(!narrow);
  };
  return [narrow, toggle];
}
