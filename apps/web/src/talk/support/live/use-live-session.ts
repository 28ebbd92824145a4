import { clientMessage, response } from '@nukkad/contract/talk/chat/chat.socket';
import {
  readSupportMessage,
  supportChanged,
  supportTyping,
} from '@nukkad/contract/talk/support/support.socket';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { useEffect, useRef } from 'react';
import { ask, connected, hearChat, onConnect } from '../../../nouns/message/chat-client.ts';
import { renewLines, renewSession } from './live.queries.ts';

/** Words, moves and the place in the queue are told by the socket; what it tells of is asked for again. */
export function useLiveSession(): void {
  useEffect(() => {
    const stops = [
      hearChat(clientMessage, ({ sid, side }) => {
        if (!sid) return;
        renewLines();
        // A line of ours says that the session moved.
        if (side === 'system') renewSession();
      }),
      hearChat(supportChanged, renewSession),
      hearChat(response, renewLines),
      onConnect((again) => {
        if (again) renewSession();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** While the talk is in sight, what support said counts as read; the desk sees it. */
export function useReadMarks(lines: readonly ChatMessage[]): void {
  const last = lines.findLast(({ side }) => side !== 'own');
  const isNew = last !== undefined && last.status !== 'read';
  const messageId = isNew ? last.messageId : null;
  useEffect(() => {
    if (!messageId) return undefined;
    const say = () => {
      if (document.visibilityState === 'visible')
        ask(readSupportMessage, { messageId }).catch(() => undefined);
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [messageId]);
}

const toldEveryMs = 3_000;

/** Tells the agent that one is writing, at most every few seconds. */
export function useTellSupport(sid: string): () => void {
  const told = useRef(0);
  return () => {
    const now = Date.now();
    if (now - told.current < toldEveryMs || !connected()) return;
    told.current = now;
    ask(supportTyping, { sid }).catch(() => undefined);
  };
}
