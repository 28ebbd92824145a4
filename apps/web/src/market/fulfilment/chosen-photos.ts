import { useEffect, useSyncExternalStore } from 'react';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';
import { onSessionEnd } from '../../platform/session/session-store.ts';
import type { WorkStage } from './offline/work-queue.ts';

/** Photos taken and not sent yet outlive their screen and a reload: a lost network or a wrong tap must not lose them. */
const chosen = new Map<string, readonly File[]>();
const listeners = new Set<() => void>();
const none: readonly File[] = [];

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What an earlier visit left; what was chosen since is newer. */
async function recall(key: string): Promise<void> {
  if (chosen.has(key)) return;
  const files = await kept<readonly File[]>(key);
  if (!files || files.length === 0 || chosen.has(key)) return;
  chosen.set(key, files);
  tell();
}

if (!import.meta.env.SSR)
  onSessionEnd(() => {
    chosen.clear();
    tell();
  });

export function useChosenPhotos(bookingId: string, stage: WorkStage) {
  const key = `photos ${bookingId} ${stage}`;
  const files = useSyncExternalStore(subscribe, () => chosen.get(key) ?? none);
  useEffect(() => void recall(key), [key]);
  const choose = (next: readonly File[]) => {
    // An empty list stays in memory, so that the stored photos are not loaded while they are being deleted.
    chosen.set(key, next.length > 0 ? next : none);
    void (next.length > 0 ? keep(key, next) : forget(key));
    tell();
  };
  return [files, choose] as const;
}
