import { useSyncExternalStore } from 'react';

const keyOf = (personId: string) => `singleKeys ${personId}`;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether single keys are on for this person, on this device. They are until the person turns them off (WCAG 2.1.4). */
export function useSingleKeys(personId: string): readonly [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(keyOf(personId)) !== 'off',
    () => true,
  );
  const set = (on: boolean) => {
    if (on) localStorage.removeItem(keyOf(personId));
    else localStorage.setItem(keyOf(personId), 'off');
    for (const listener of listeners) listener();
  };
  return [isOn, set];
}
