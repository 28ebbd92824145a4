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
  const text = JSON.stringify(content);

  const save = async (): Promise<QuoteDraft> => {
    const body = { leadId: read.leadId, version: saved.version, content };
    busy.current = true;
    try {
      const answer = await saveDraft(body);
      sent.current = JSON.stringify(content);
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
