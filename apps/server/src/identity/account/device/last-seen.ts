import type { Platform } from '../../../platform/platform.ts';
import { saveLastSeen } from './active-session.store.ts';

const minuteMs = 60_000;
/** Those who called within a moment are written together. */
const gatherMs = 2_000;

export const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);

/** When each session last called, to the minute: no request writes, and a minute is written once. */
export interface LastSeen {
  note(session: { readonly sessionId: string; readonly lastSeenAt: Date | null }, now: Date): void;
  /** Writes what was gathered so far. */
  flush(): Promise<void>;
}

export function createLastSeen({ db, log }: Pick<Platform, 'db' | 'log'>): LastSeen {
  let gathered = new Map<string, Date>();
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (gathered.size === 0) return;
    const seen = gathered;
    gathered = new Map();
    await saveLastSeen(db, seen);
  };
  return {
    note: ({ sessionId, lastSeenAt }, now) => {
      const minute = wholeMinute(now);
      if (lastSeenAt && lastSeenAt >= minute) return;
      gathered.set(sessionId, minute);
      // What a tired database does not take is told again by the next call.
      timer ??= setTimeout(
        () => void flush().catch((error: unknown) => log.debug({ err: error }, 'last seen was not written')),
        gatherMs,
      ).unref();
    },
    flush,
  };
}
