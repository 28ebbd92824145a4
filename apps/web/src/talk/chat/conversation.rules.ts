import type { ChatMessage, Conversation } from '@nukkad/contract/talk/chat/chat.model';

/** Letters of the last message that a list holds. */
const shownLetters = 200;

/** Whom it is with: the company where the other side is one. */
export const nameOf = ({ companyName, fullName }: Pick<Conversation, 'companyName' | 'fullName'>): string =>
  companyName ?? fullName ?? '';

export const changeConversation = (
  items: readonly Conversation[],
  fits: (conversation: Conversation) => boolean,
  change: (conversation: Conversation) => Conversation,
): Conversation[] => items.map((one) => (fits(one) ? change(one) : one));

/** The conversation after this message; an older one, or the same once more, changes nothing but its own words. */
export function withMessage(conversation: Conversation, message: ChatMessage): Conversation {
  const { lastSeq, unread, lastMessage } = conversation;
  const { messageId, seq, at, side, text, documents, deleted } = message;
  if (seq < lastSeq) return conversation;
  return {
    ...conversation,
    lastSeq: seq,
    lastAt: seq > lastSeq ? at : conversation.lastAt,
    unread: seq > lastSeq && side === 'other' ? unread + 1 : unread,
    lastMessage: {
      ...lastMessage,
      messageId,
      seq,
      at,
      side,
      text: text.slice(0, shownLetters),
      documents: documents.length,
      voice: documents.some(({ mediaType }) => mediaType.startsWith('audio/')),
      deleted: deleted !== 'no',
    },
  };
}

/** Read on any of one's devices up to this number. */
export const withRead = (conversation: Conversation, readSeq: number, unread: number): Conversation =>
  readSeq < conversation.readSeq ? conversation : { ...conversation, readSeq, unread };
