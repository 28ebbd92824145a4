import { changed, clientMessage, delivered } from '@nukkad/contract/talk/chat/chat.socket';
import { useEffect } from 'react';
import { ask, hearChat, onConnect } from '../../nouns/message/chat-client.ts';
import { renewCounts } from './chat.queries.ts';

/** Begins something with its first user and ends it with the last one. */
export function shared(begin: () => () => void): () => () => void {
  let users = 0;
  let end: (() => void) | null = null;
  return () => {
    users += 1;
    end ??= begin();
    return () => {
      users -= 1;
      if (users > 0) return;
      end?.();
      end = null;
    };
  };
}

const told = new Map<string, number>();

/** It is on this device now; once for each message. */
export function tellDelivered(conversationId: string, seq: number): void {
  if ((told.get(conversationId) ?? 0) >= seq) return;
  told.set(conversationId, seq);
  ask(delivered, { conversationId, seq }).catch(() => told.delete(conversationId));
}

const counts = shared(() => {
  const stops = [
    hearChat(clientMessage, ({ side, conversationId, seq }) => {
      if (side === 'own') return;
      tellDelivered(conversationId, seq);
      renewCounts();
    }),
    hearChat(changed, renewCounts),
    onConnect((again) => again && renewCounts()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
});

/** Keeps the unread counts true, and tells the other side what arrived; wherever a count is shown. */
export const useChatCounts = (): void => useEffect(counts, []);
