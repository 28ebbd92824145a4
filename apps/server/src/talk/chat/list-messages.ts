import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { defaultChatRules } from './chat.rules.ts';
import { listDocumentsOf } from './document.store.ts';
import type { Own } from './find-conversation.ts';
import { presentMessage } from './message.presenter.ts';
import { type ListedMessage, findAt, listMessages } from './message.store.ts';
import { listReactions } from './reaction.store.ts';
import { readNames } from './read-names.ts';

export interface Paged {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Which numbers a page holds: behind `after`, before `before`, or the newest. */
export function rangeOf(lastSeq: number, { after, before, limit }: Paged): { after: number; before: number } {
  if (after !== undefined)
    return { after, before: Math.min(after + limit, before ?? lastSeq + 1, lastSeq) + 1 };
  const end = Math.min(before ?? lastSeq + 1, lastSeq + 1);
  return { after: Math.max(0, end - 1 - limit), before: end };
}

/** Each once, however many answer it. */
const answeredIn = (messages: readonly ListedMessage[]) => {
  const [first] = messages;
  const seqs = new Set(messages.flatMap(({ replySeq }) => replySeq ?? []));
  return first ? [...seqs].map((seq) => ({ conversationId: first.conversationId, seq })) : [];
};

/** A page of a conversation, in order: as long as the page, however long the conversation. */
export async function readMessages(
  deps: ChatDependencies,
  reader: Reader,
  { row, context, side }: Own,
  asked: Paged & { readonly userId: string | null; readonly now: Date },
): Promise<ChatMessage[]> {
  const { conversationId, lastSeq } = row;
  const range = { conversationId, ...rangeOf(lastSeq, asked) };
  const [messages, reactions] = await Promise.all([
    listMessages(reader, range, asked.userId),
    listReactions(reader, range),
  ]);
  const quoted = await findAt(reader, answeredIn(messages));
  const withFiles = messages.filter(({ documents }) => documents > 0).map(({ messageId }) => messageId);
  const [documents, names, rules] = await Promise.all([
    listDocumentsOf(reader, withFiles),
    readNames(
      deps,
      reader,
      [row],
      [...messages, ...quoted].map(({ userId }) => userId),
    ),
    settingAt(reader, 'chat.rules', asked.now, defaultChatRules),
  ]);
  const shown = { row, context, names, rules, now: asked.now, secret: deps.platform.config.secret };
  return messages.map((message) =>
    presentMessage(shown, message, side, {
      documents: documents.filter(({ messageId }) => messageId === message.messageId),
      isHidden: message.isHidden,
      quoted: quoted.find(({ seq }) => seq === message.replySeq) ?? null,
      reactions,
      userId: asked.userId,
    }),
  );
}
