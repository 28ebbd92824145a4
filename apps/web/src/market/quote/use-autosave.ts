import {
  type QuoteDraft,
  type QuoteDraftContent,
  quoteDraftContent,
} from '@nukkad/contract/market/quote/quote.model';
import { useEffect, useRef, useState } from 'react';
import { saveDraft } from './quote.queries.ts';

const pauseMs = 700;

/** Saves what is written a moment after it was typed, one call at a time; answers what it comes to. */
export function useAutosave(read: QuoteDraft, content: QuoteDraftContent) {
  const [saved, setSaved] = useState(read);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const busy = useRef(false);
  const sent = useRef(JSON.stringify(read.content));
  const version = useRef(read.version);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const text = JSON.stringify(content);

  const saveNow = async (): Promise<QuoteDraft> => {
    busy.current = true;
    try {
      const answer = await saveDraft({ leadId: read.leadId, version: version.current, content });
      sent.current = text;
      version.current = answer.version;
      setSaved(answer);
      setFailure(null);
      return answer;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      throw error;
    } finally {
      busy.current = false;
      setRound((before) => before + 1);
    }
  };
  /** Behind one that is under way: two with one version would be taken for two people. */
  const save = (): Promise<QuoteDraft> => {
    const saving = running.current.then(saveNow, saveNow);
    running.current = saving;
    return saving;
  };

  useEffect(() => {
    if (busy.current || text === sent.current || !quoteDraftContent.safeParse(content).success) return;
    const timer = setTimeout(() => void save().catch(() => undefined), pauseMs);
    return () => clearTimeout(timer);
    // `text` stands for the content; `round` lets what was typed during a call be saved behind it.
  }, [text, round]);

  /** True while the shown price is of something older. */
  const isBehind = text !== sent.current;
  return { saved, failure, isBehind, save };
}
