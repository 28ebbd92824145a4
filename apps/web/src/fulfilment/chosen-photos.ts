import { useSyncExternalStore } from 'react';
import type { WorkStage } from './fulfilment.moves.ts';

/** Photos taken and not sent yet outlive their screen: a lost network or a wrong tap must not lose them. */
const chosen = new Map<string, readonly File[]>();
const listeners = new Set<() => void>();
const none: readonly File[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChosenPhotos(bookingId: string, stage: WorkStage) {
  const key = `${bookingId} ${stage}`;
  const files = useSyncExternalStore(subscribe, () => chosen.get(key) ?? none);
  const choose = (next: readonly File[]) => {
    if (next.length > 0) chosen.set(key, next);
    else chosen.delete(key);
    for (const listener of listeners) listener();
  };
  return [files, choose] as const;
}
