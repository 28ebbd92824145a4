import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import type { Conversation, FoundMessage } from '@nukkad/contract/talk/chat/chat.model';
import * as z from 'zod/mini';
import { nextCursor, readCursor } from '../../platform/http/cursor.ts';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { listBlocked } from './block.store.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { defaultChatRules } from './chat.rules.ts';
import { type ListCall, presentConversations, readWhose } from './list-conversations.ts';
import { type ListedConversation, listConversations } from './list.store.ts';
import { type Shown, presentMessage } from './message.presenter.ts';
import type { MessageRow } from './message.store.ts';
import { readContexts } from './read-context.ts';
import { readNames } from './read-names.ts';
import { type AfterFound, searchMessages } from './search.store.ts';

/** More words than that narrow nothing. */
const mostTerms = 6;

/** What is looked for: the typed words, each of which is in a found message. */
const termsOf = (q: string): readonly string[] =>
  [...new Set(q.normalize('NFC').split(/\s+/u).filter(Boolean))].slice(0, mostTerms);

/** Whether all of it is in the words as they are read: what is hidden from the reader is not found either. */
function hasTerms(text: string, terms: readonly string[]): boolean {
  const read = text.toLowerCase();
  return terms.every((term) => read.includes(term.toLowerCase()));
}

/** A search looks through so many conversations, the last written ones. */
const mostConversations = 500;
/** So many times a page are looked at: some of what matches may be hidden from the reader. */
const looked = 3;

interface Asked {
  readonly q: string;
  readonly conversationId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorKey = z.tuple([z.iso.datetime(), z.uuid(), z.int()]);

function readAfter(cursor: string | undefined): AfterFound | null {
  const key = readCursor(cursor, cursorKey);
  return key && { at: new Date(key[0]), messageId: key[1], seq: key[2] };
}

/** How a message of each conversation is read by this viewer. */
async function readers(
  deps: ChatDependencies,
  reader: Reader,
  { now }: ListCall,
  rows: readonly ListedConversation[],
): Promise<(message: MessageRow, names: Shown['names']) => FoundMessage | null> {
  const [contexts, rules] = await Promise.all([
    readContexts(deps, reader, rows),
    settingAt(reader, 'chat.rules', now, defaultChatRules),
  ]);
  const byId = new Map(rows.map((row) => [row.conversationId, row] as const));
  const { secret } = deps.platform.config;
  return (message, names) => {
    const row = byId.get(message.conversationId);
    const context = contexts.get(message.conversationId);
    if (!row || !context) return null;
    const shown = { row, context, names, rules, now, secret };
    const { messageId, conversationId, seq, at, side, senderName, text } = presentMessage(
      shown,
      message,
      row.side,
      { documents: [] },
    );
    return { messageId, conversationId, seq, at, side, senderName, text };
  };
}

/** What has all words as its reader sees them, newest first. */
async function findRead(
  deps: ChatDependencies,
  reader: Reader,
  { call, rows }: { readonly call: ListCall; readonly rows: readonly ListedConversation[] },
  asked: Asked,
): Promise<readonly { readonly row: MessageRow; readonly found: FoundMessage }[]> {
  const { q, cursor, limit } = asked;
  const terms = termsOf(q);
  const conversationIds = rows.map(({ conversationId }) => conversationId);
  const wanted = { conversationIds, terms, userId: call.viewer.userId };
  const come = await searchMessages(reader, wanted, readAfter(cursor), looked * limit + 1);
  const there = new Set(come.map((one) => one.conversationId));
  // Who is blocked is found where one is in the conversation, and nowhere else.
  const blocked = asked.conversationId ? new Set() : await listBlocked(reader, [...there]);
  const among = rows.filter(
    ({ conversationId }) => there.has(conversationId) && !blocked.has(conversationId),
  );
  const people = come.map(({ userId }) => userId);
  const [read, names] = await Promise.all([
    readers(deps, reader, call, among),
    readNames(deps, reader, among, people),
  ]);
  return come.flatMap((row) => {
    const found = read(row, names);
    return found && hasTerms(found.text, terms) ? [{ row, found }] : [];
  });
}

export interface FoundMessages {
  readonly items: FoundMessage[];
  readonly conversations: Conversation[];
  readonly nextCursor: string | null;
}

/** In one conversation, or in all that one has. A word that the mask hides is found by no one but who wrote it. */
export async function searchOwnMessages(
  deps: ChatDependencies,
  call: ListCall,
  asked: Asked,
): Promise<FoundMessages> {
  const { db } = deps.platform;
  const { conversationId, limit } = asked;
  const whose = await readWhose(deps, db, call.viewer);
  const rows = await listConversations(
    db,
    whose,
    { conversationId },
    { after: null, limit: mostConversations },
  );
  if (conversationId && rows.length === 0) return refuse(chatErrors.conversation_not_found);
  const shown = await findRead(deps, db, { call, rows }, asked);
  const page = shown.slice(0, limit);
  const there = new Set(page.map(({ found }) => found.conversationId));
  return {
    items: page.map(({ found }) => found),
    conversations: await presentConversations(
      deps,
      db,
      call,
      rows.filter((row) => there.has(row.conversationId)),
    ),
    nextCursor: nextCursor(shown, limit, ({ row }) => [row.at.toISOString(), row.messageId, row.seq]),
  };
}

/** For the search across everything: of the conversations that were written in last. */
export async function findOwnMessages(
  deps: ChatDependencies,
  reader: Reader,
  call: ListCall,
  asked: Asked,
): Promise<readonly FoundMessage[]> {
  const whose = await readWhose(deps, reader, call.viewer);
  const rows = await listConversations(reader, whose, {}, { after: null, limit: mostConversations });
  if (rows.length === 0) return [];
  const shown = await findRead(deps, reader, { call, rows }, asked);
  return shown.slice(0, asked.limit).map(({ found }) => found);
}
