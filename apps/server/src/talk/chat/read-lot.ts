import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import type { ChatRules } from './chat.rules.ts';
import { type ConversationRow, lockConversations } from './conversation.store.ts';
import { type ChatDocumentRow, listDocumentsOf, lockDocuments } from './document.store.ts';
import { type MessageRow, type PlaceOfMessage, findAt, findMessages } from './message.store.ts';
import { type Context, contextsFrom, readReferences } from './read-context.ts';
import type { Names } from './read-names.ts';
import type { Remembered } from './remembered.ts';

/** A message that is to be stored. */
export interface Sending {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly conversationId: string;
  readonly messageId: string;
  readonly text: string;
  readonly documentIds: readonly string[];
  /** Number of the message that it answers; null: none. */
  readonly replySeq: number | null;
  /** The story that it answers; left out: none. */
  readonly storyId?: string;
  /** By which it came; it hears of the message by the answer. */
  readonly socketId: string;
}

/** Everything that a lot needs. */
export interface Lot {
  /** As they were before the lot. */
  readonly before: ReadonlyMap<string, ConversationRow>;
  /** As they are after what was written of it so far. */
  readonly rows: Map<string, ConversationRow>;
  readonly known: ReadonlyMap<string, MessageRow>;
  readonly documents: readonly ChatDocumentRow[];
  /** Those that messages of the lot answer. */
  readonly quoted: readonly MessageRow[];
  readonly contexts: ReadonlyMap<string, Context>;
  readonly names: Names;
  readonly rules: ChatRules;
}

export interface SendDependencies extends ChatDependencies {
  readonly memory: Remembered;
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const conversationsOf = (items: readonly Sending[]) =>
  unique(items.map(({ conversationId }) => conversationId));

const answeredBy = (items: readonly Sending[]): readonly PlaceOfMessage[] =>
  items.flatMap(({ conversationId, replySeq }) =>
    replySeq === null ? [] : { conversationId, seq: replySeq },
  );

/** What is not remembered is asked for once the conversations are there. */
async function readAbout(
  deps: SendDependencies,
  tx: Tx,
  known: readonly ConversationRow[],
  items: readonly Sending[],
) {
  const senders = items.map(({ viewer }) => viewer.userId);
  const [references, names, rules] = await Promise.all([
    readReferences(deps, tx, known),
    deps.memory.names(tx, known, senders),
    deps.memory.rules(tx, items[0]?.now ?? deps.platform.clock.now()),
  ]);
  return { references, names, rules };
}

type About = Awaited<ReturnType<typeof readAbout>>;

function lotOf(rows: readonly ConversationRow[], { references, names, rules }: About) {
  const before = new Map(rows.map((row) => [row.conversationId, row]));
  return { before, rows: new Map(before), contexts: contextsFrom(rows, references), names, rules };
}

/** The conversations of these messages as this node knows them; null: one is not known, or files are to be locked. */
export function heldRows(
  { memory }: Pick<SendDependencies, 'memory'>,
  items: readonly Sending[],
): readonly ConversationRow[] | null {
  const ids = conversationsOf(items);
  const rows = memory.rowsOf(ids);
  return rows.length === ids.length && items.every(({ documentIds }) => documentIds.length === 0)
    ? rows
    : null;
}

/** Without locks: what is written by it is refused where a conversation is not so any more, or a message is known. */
export async function heldLot(
  deps: SendDependencies,
  tx: Tx,
  rows: readonly ConversationRow[],
  items: readonly Sending[],
): Promise<Lot> {
  const [about, quoted] = await Promise.all([
    readAbout(deps, tx, rows, items),
    findAt(tx, answeredBy(items)),
  ]);
  return { ...lotOf(rows, about), known: new Map(), documents: [], quoted };
}

/** Read behind the locks of its conversations. */
export async function lockedLot(deps: SendDependencies, tx: Tx, items: readonly Sending[]): Promise<Lot> {
  const messageIds = unique(items.map(({ messageId }) => messageId));
  const ids = conversationsOf(items);
  const known = deps.memory.rowsOf(ids);
  const [locked, found, documents, earlier, quoted, about] = await Promise.all([
    lockConversations(tx, ids),
    findMessages(tx, messageIds),
    lockDocuments(tx, unique(items.flatMap(({ documentIds }) => documentIds))),
    listDocumentsOf(tx, items.some(({ documentIds }) => documentIds.length > 0) ? messageIds : []),
    findAt(tx, answeredBy(items)),
    known.length === ids.length ? readAbout(deps, tx, known, items) : null,
  ]);
  const rows = [...locked.values()];
  deps.memory.keep(rows);
  return {
    ...lotOf(rows, about ?? (await readAbout(deps, tx, rows, items))),
    known: new Map(found.map((message) => [message.messageId, message])),
    quoted,
    documents: [...new Map([...documents, ...earlier].map((one) => [one.documentId, one])).values()],
  };
}
