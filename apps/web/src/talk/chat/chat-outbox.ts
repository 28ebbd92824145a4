import { uploadChatDocuments } from '@nukkad/contract/talk/chat/chat.api';
import type { ChatDocument, QuotedMessage } from '@nukkad/contract/talk/chat/chat.model';
import { sendMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call, prepareOffline } from '../../platform/api/client.ts';
import { forget, keep, keptAll } from '../../platform/device-storage/device-storage.ts';
import { onSessionEnd } from '../../platform/session/session-store.ts';
import { ask, onConnect } from '../../nouns/message/chat-client.ts';
import { createOutbox, type OutboxPorts } from '../../platform/device-storage/outbox.ts';
import { newOrderedId } from '../../platform/ordered-id.ts';
import { showInLists } from './chat.queries.ts';
import { hearMessage } from './talk.store.ts';

/** A message that the server has not acknowledged yet. */
export interface WaitingMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly text: string;
  /** Chosen and not uploaded yet. */
  readonly files: readonly File[];
  /** Uploaded. */
  readonly documents: readonly ChatDocument[];
  readonly at: string;
  /** The message that it answers; left out or null: none. */
  readonly reply?: QuotedMessage | null;
  readonly failure: string | null;
}

const prefix = 'message ';
const keyOf = (messageId: string) => `${prefix}${messageId}`;

/** Files go up first; a connection that is lost afterwards need not send them again. */
const documentsOf: (
  ...[item, change, onProgress]: Parameters<OutboxPorts<WaitingMessage>['send']>
) => Promise<readonly ChatDocument[]> = async (item, change, onProgress) => {
  if (item.documents.length > 0 || item.files.length === 0) return item.documents;
  const { conversationId, files } = item;
  const { documents } = await call(uploadChatDocuments, {
    query: { conversationId },
    files: [...files],
    onProgress,
    quiet: true,
  });
  await change({ documents });
  return documents;
};

const outbox = createOutbox<WaitingMessage>({
  idOf: ({ messageId }) => messageId,
  laneOf: ({ conversationId }) => conversationId,
  keep: (item) => keep(keyOf(item.messageId), item),
  forget: (messageId) => forget(keyOf(messageId)),
  recall: () => keptAll<WaitingMessage>(prefix),
  send: async (item, change, onProgress) => {
    const documents = await documentsOf(item, change, onProgress);
    const { messageId, conversationId, text, reply } = item;
    try {
      const { message } = await ask(sendMessage, {
        messageId,
        conversationId,
        text,
        documents: documents.map(({ documentId }) => documentId),
        ...(reply && { replySeq: reply.seq }),
      });
      // This page hears of its own messages by the answer alone; the person's other devices by the socket.
      hearMessage(message);
      showInLists(message);
    } catch (failure) {
      // They waited for too long; the next try uploads them anew.
      if (failure instanceof ApiError && failure.code === 'chat_document_not_found')
        await change({ documents: [] });
      throw failure;
    }
  },
});

export const { drain, tryAgain, drop: dropWaiting, in: waitingIn, progressOf, subscribe } = outbox;

let wired = false;
let recalled = false;

/** Once for a page: sends what an earlier visit left, and whatever waits when a connection is back. */
export function startOutbox(): void {
  if (!wired) {
    onConnect(() => outbox.drain());
    addEventListener('online', () => outbox.drain());
  }
  wired = true;
  prepareOffline();
  if (!recalled) void outbox.recall();
  recalled = true;
}

if (!import.meta.env.SSR)
  onSessionEnd(() => {
    recalled = false;
    outbox.clear();
  });

/** Shown at once; on the device until the server has it. */
export function sendLater(
  conversationId: string,
  text: string,
  files: readonly File[] = [],
  reply: QuotedMessage | null = null,
): void {
  void outbox.add({
    messageId: newOrderedId(),
    conversationId,
    text,
    files,
    documents: [],
    reply,
    at: new Date().toISOString(),
    failure: null,
  });
}
