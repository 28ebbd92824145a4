import { useSyncExternalStore } from 'react';

/** Whose person writes at this moment, as the socket told it; what is not told again ends by itself. */
const shownMs = 5_000;
const writing = new Map<string, number>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function hearTyping({ sid, typing }: { readonly sid: string; readonly typing: boolean }): void {
  window.clearTimeout(writing.get(sid));
  writing.delete(sid);
  if (typing)
    writing.set(
      sid,
      window.setTimeout(() => {
        writing.delete(sid);
        tell();
      }, shownMs),
    );
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTypes = (sid: string): boolean => useSyncExternalStore(subscribe, () => writing.has(sid));
