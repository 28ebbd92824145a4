import { changed, clientMessage, presenceChanged, response } from '@nukkad/contract/talk/chat/chat.socket';
import { useEffect } from 'react';
import { hearChat, onConnect } from '../../nouns/message/chat-client.ts';
import { patchConversations, renewChat, renewConversation, showInLists } from './chat.queries.ts';
import { startOutbox } from './chat-outbox.ts';
import { shared, useChatCounts } from './use-chat-counts.ts';
import { withRead } from './conversation.rules.ts';
import { catchUp, hearMarks, hearMessage, renewMessage } from './talk.store.ts';

/** The message itself is to be asked for again. */
const isOfMessage = new Set(['deleted', 'edited', 'reacted']);

function hearAll(): () => void {
  const stops = [
    hearChat(clientMessage, (message) => {
      hearMessage(message);
      showInLists(message);
    }),
    hearChat(response, ({ conversationId, ...marks }) => hearMarks(conversationId, marks)),
    hearChat(changed, ({ conversationId, why, seq, readSeq, unread }) => {
      if (isOfMessage.has(why) && seq) void renewMessage(conversationId, seq).catch(() => undefined);
      if (why === 'read' && readSeq !== undefined && unread !== undefined)
        patchConversations(
          (one) => one.conversationId === conversationId,
          (one) => withRead(one, readSeq, unread),
        );
      else void renewConversation(conversationId);
    }),
    hearChat(presenceChanged, ({ userId, smeId, online }) =>
      patchConversations(
        (one) => (smeId ? one.smeId === smeId : one.userId === userId && one.smeId === null),
        (one) => ({ ...one, online }),
      ),
    ),
    onConnect((again) => {
      catchUp();
      // What the page asked for at its beginning is new.
      if (again) void renewChat();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const live = shared(hearAll);

/** Hears the socket's messages for all parts of the page that show conversations, once. */
export function useChatLive(): void {
  useChatCounts();
  useEffect(() => {
    startOutbox();
    return live();
  }, []);
}
