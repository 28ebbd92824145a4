import { useEffect, useRef, useState } from 'react';
import type { Find } from './find.ts';

export type Ask = (text: string, signal: AbortSignal) => Promise<readonly Find[]>;

export interface Hits {
  /** Of the last question that was answered. */
  readonly finds: readonly Find[];
  /** The question that they answer; null: none was asked. */
  readonly of: string | null;
  readonly state: 'idle' | 'waiting' | 'failed';
  readonly again: () => void;
}

/** One letter is in every name. */
const leastLetters = 2;
const pauseMs = 140;

/**
 * What the server finds for the words: asked when the typing pauses, the question before is aborted, and only the answer to
 * the present words counts. What was answered is known as long as the palette is open.
 */
export function useHits(text: string, ask: Ask): Hits {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly finds: readonly Find[] } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const known = useRef(new Map<string, readonly Find[]>());
  const latest = useRef(ask);
  latest.current = ask;
  const asked = text.length >= leastLetters ? text : null;

  useEffect(() => {
    setFailed(null);
    if (asked === null) return setAnswer(null);
    const before = known.current.get(asked);
    if (before) return setAnswer({ of: asked, finds: before });
    const question = new AbortController();
    const send = async () => {
      try {
        const finds = await latest.current(asked, question.signal);
        if (question.signal.aborted) return;
        known.current.set(asked, finds);
        setAnswer({ of: asked, finds });
      } catch {
        if (!question.signal.aborted) setFailed(asked);
      }
    };
    const timer = setTimeout(() => void send(), pauseMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [asked, tries]);

  const isAnswered = asked === null || answer?.of === asked;
  const state = failed !== null && failed === asked ? 'failed' : isAnswered ? 'idle' : 'waiting';
  return {
    finds: asked === null || state === 'failed' ? [] : (answer?.finds ?? []),
    of: asked === null ? null : (answer?.of ?? null),
    state,
    again: () => setTries((count) => count + 1),
  };
}
