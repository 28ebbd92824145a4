import { useSyncExternalStore } from 'react';

/** Pages whose first loading is under way; the router calls itself idle meanwhile. */
let waiting = 0;
const listeners = new Set<() => void>();

function move(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called when a page begins to wait for its first data; answers how to say that it has them. */
export function beginFirstWait(): () => void {
  move(1);
  return () => move(-1);
}

export const isFirstWait = (): boolean => waiting > 0;

export function useFirstWait(): boolean {
  return useSyncExternalStore(listen, isFirstWait, () => false);
}
