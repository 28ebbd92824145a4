import { readMessage, someoneTypes, typing } from '@nukkad/contract/talk/chat/chat.socket';
import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { connected, hearChat, onState, ask } from '../../nouns/message/chat-client.ts';
import { patchConversations, renewCounts } from './chat.queries.ts';
import { subscribe, type WaitingMessage, waitingIn } from './chat-outbox.ts';
import { withRead } from './conversation.rules.ts';
import { type KnownTalk, openTalk, renewLinks, subscribeTalks, talkOf } from './talk.store.ts';

/** Links to files live for ten minutes. */
const renewMs = 8 * 60_000;

/** The messages of a conversation, asked for when it opens. */
export function useTalk(conversationId: string): KnownTalk {
  useEffect(() => {
    void openTalk(conversationId);
    const timer = setInterval(() => void renewLinks(conversationId).catch(() => undefined), renewMs);
    return () => clearInterval(timer);
  }, [conversationId]);
  return useSyncExternalStore(subscribeTalks, () => talkOf(conversationId));
}

/** What was written here and is not with the server yet. */
export const useWaiting = (conversationId: string): readonly WaitingMessage[] =>
  useSyncExternalStore(subscribe, () => waitingIn(conversationId));

export const useConnected = (): boolean => useSyncExternalStore(onState, connected, () => true);

const toldEveryMs = 3_000;
const shownMs = 5_000;

/** Tells the other side that one is writing, at most every few seconds. */
export function useTellTyping(conversationId: string): () => void {
  const told = useRef(0);
  return () => {
    const now = Date.now();
    if (now - told.current < toldEveryMs || !connected()) return;
    told.current = now;
    void ask(typing, { conversationId }).catch(() => undefined);
  };
}

/** Whether someone is writing at the other side. A message ends it. */
export function useOtherTypes(conversationId: string, lastSeq: number): boolean {
  const [types, setTypes] = useState(false);
  useEffect(() => setTypes(false), [conversationId, lastSeq]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hearChat(someoneTypes, (told) => {
      if (told.conversationId !== conversationId || told.side !== 'other') return;
      clearTimeout(timer);
      setTypes(told.typing);
      if (told.typing) timer = setTimeout(() => setTypes(false), shownMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [conversationId]);
  return types;
}

/** What is on the screen is read: while the page is in front, and its end in sight. `lastSeq`: the newest of the other side. */
export function useMarkRead(conversation: Conversation | undefined, lastSeq: number, inSight: boolean): void {
  const conversationId = conversation?.conversationId;
  const readSeq = conversation?.readSeq ?? 0;
  useEffect(() => {
    if (!conversationId || !inSight || lastSeq <= readSeq) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      ask(readMessage, { conversationId, seq: lastSeq }).then(
        (told) => {
          patchConversations(
            (one) => one.conversationId === conversationId,
            (one) => withRead(one, told.readSeq, told.unread),
          );
          renewCounts();
        },
        // Told with the next message, or when the conversation is opened again.
        () => undefined,
      );
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    const stop = onState(() => connected() && tell());
    return () => {
      document.removeEventListener('visibilitychange', tell);
      stop();
    };
  }, [conversationId, readSeq, lastSeq, inSight]);
}
