import type { ChatMessage, QuotedMessage } from '@nukkad/contract/talk/chat/chat.model';
import type { WaitingMessage } from './chat-outbox.ts';
import type { Placed } from './bubble.rules.ts';

/** A line of the conversation: a message, or what waits to become one. */
export type Line = ChatMessage | WaitingMessage;

export const isWaiting = (line: Line): line is WaitingMessage => !('seq' in line);

/** How many of the newest messages may be the same as one that waits. */
const newest = 500;

/**
 * Messages in their order, then what waits. A message that is there already, while its acknowledgement is still on its way,
 * is shown once, and those deleted for oneself not at all.
 */
export function linesOf(
  messages: readonly ChatMessage[],
  waiting: readonly WaitingMessage[],
): readonly Line[] {
  const shown = messages.filter(({ deleted }) => deleted !== 'for-me');
  if (waiting.length === 0) return shown;
  const known = new Set(messages.slice(-newest).map(({ messageId }) => messageId));
  return [...shown, ...waiting.filter(({ messageId }) => !known.has(messageId))];
}

/** Those of the own side stand together by person; what waits is one's own. */
export const placedOf = (line: Line, userId: string): Placed => ({
  at: line.at,
  senderId: isWaiting(line) ? userId : (line.senderId ?? line.side),
});

export const isOwn = (line: Line): boolean => isWaiting(line) || line.side === 'own';

/** As the message that answers it shows it. */
export const quoteOf = (message: ChatMessage): QuotedMessage => ({
  messageId: message.messageId,
  seq: message.seq,
  side: message.side,
  senderName: message.senderName,
  text: message.text,
  documents: message.documents.length,
  deleted: message.deleted !== 'no',
});
