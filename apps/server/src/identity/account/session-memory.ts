import { sessionMemoryMs } from './session.rules.ts';

/** Remembers what a loader answered, for a second at most and for a bounded number of keys. */
export interface SessionMemory<State> {
  /** `fresh`: not remembered but asked for just now. Callers of one moment share one question. */
  get(sessionId: string): Promise<{ state: State; fresh: boolean }>;
  forget(sessionId: string): void;
}

const most = 20_000;

interface Entry<State> {
  /** By the machine's steady clock: how old a memory is has nothing to do with the time of day. */
  readonly at: number;
  readonly answer: Promise<State>;
}

export function sessionMemory<State>(load: (sessionId: string) => Promise<State>): SessionMemory<State> {
  const entries = new Map<string, Entry<State>>();

  /** The oldest come first. What was read a second ago is of no more use, and a session that asked once would lie here for hours. */
  const dropOld = (now: number) => {
    for (const [sessionId, { at }] of entries) {
      if (now - at < sessionMemoryMs) return;
      entries.delete(sessionId);
    }
  };

  const ask = (sessionId: string): Entry<State> => {
    const entry = { at: performance.now(), answer: load(sessionId) };
    entries.delete(sessionId);
    dropOld(entry.at);
    if (entries.size >= most) entries.delete(entries.keys().next().value ?? '');
    entries.set(sessionId, entry);
    entry.answer.catch(() => {
      if (entries.get(sessionId) === entry) entries.delete(sessionId);
    });
    return entry;
  };
  return {
    get: async (sessionId) => {
      const known = entries.get(sessionId);
      if (known && performance.now() - known.at < sessionMemoryMs)
        return { state: await known.answer, fresh: false };
      return { state: await ask(sessionId).answer, fresh: true };
    },
    forget: (sessionId) => void entries.delete(sessionId),
  };
}
