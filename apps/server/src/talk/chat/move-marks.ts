import { changed, response } from '@nukkad/contract/talk/chat/chat.socket';
import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isUnavailable } from '../../platform/db/failures.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { conversationThread } from '../../platform/notice/notice.ts';
import { type Settled, gather } from '../../platform/gather.ts';
import { system } from '../../platform/platform.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { NoticesRead, ChatDependencies } from './chat.interface.ts';
import { sideOf } from './chat.policy.ts';
import { type Side, countOfOther, marksOf, otherSide, unreadOf } from './chat.rules.ts';
import { type ConversationRow, lockConversations, saveConversations } from './conversation.store.ts';
import { type SeqCounts, countsAt } from './message.store.ts';
import { type Context, readContexts } from './read-context.ts';
import type { Remembered } from './remembered.ts';
import { type ReaderRow, findReaders, saveReaders } from './reader.store.ts';
import { roomsOfSide, roomsOfUser, tellRooms } from './tell-sides.ts';

/** A person received or read up to a message. */
export interface Marking {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly conversationId: string;
  readonly kind: 'delivered' | 'read';
  readonly seq: number;
}

export interface Marked {
  readonly conversationId: string;
  readonly deliveredSeq: number;
  /** Of this person. */
  readonly readSeq: number;
  readonly unread: number;
}

interface Moved {
  readonly userId: string;
  readonly marked: Marked;
  readonly row: Authorized<ConversationRow>;
  readonly side: Side;
  readonly context: Context;
  /** The other side sees something new. */
  readonly isNews: boolean;
  /** This person's own devices do. */
  readonly isOwnNews: boolean;
}

interface MarkDependencies extends ChatDependencies {
  readonly noticesRead: ExtensionPoint<NoticesRead>;
}

interface Lot {
  readonly rows: Map<string, ConversationRow>;
  readonly contexts: ReadonlyMap<string, Context>;
  readonly readers: Map<string, ReaderRow>;
  readonly counts: readonly SeqCounts[];
}

const keyOf = (conversationId: string, userId: string) => `${conversationId} ${userId}`;

async function readLot(deps: ChatDependencies, tx: Tx, items: readonly Marking[]): Promise<Lot> {
  const ids = [...new Set(items.map(({ conversationId }) => conversationId))];
  const [rows, readers] = await Promise.all([
    lockConversations(tx, ids),
    findReaders(
      tx,
      items.map(({ conversationId, viewer }) => ({ conversationId, userId: viewer.userId })),
    ),
  ]);
  const older = items.filter(
    ({ kind, seq, conversationId }) => kind === 'read' && seq < (rows.get(conversationId)?.lastSeq ?? 0),
  );
  const [contexts, counts] = await Promise.all([
    readContexts(deps, tx, [...rows.values()]),
    countsAt(
      tx,
      older.map(({ conversationId, seq }) => ({ conversationId, seq })),
    ),
  ]);
  const known = readers.map((row) => [keyOf(row.conversationId, row.userId), row] as const);
  return { rows: new Map(rows), contexts, readers: new Map(known), counts };
}

/** How many messages of the other side lie at or before it. */
function seenAt({ counts }: Lot, row: ConversationRow, side: Side, seq: number): number {
  if (seq <= 0) return 0;
  if (seq >= row.lastSeq) return countOfOther(row, side);
  const found = counts.find((one) => one.conversationId === row.conversationId && one.seq === seq);
  return found ? countOfOther(found, side) : 0;
}

interface SideMoved {
  readonly deliveredSeq: number;
  readonly readSeq: number;
  readonly seen: number;
}
const withMarks = (row: ConversationRow, side: Side, to: SideMoved): ConversationRow =>
  side === 'a'
    ? { ...row, aDeliveredSeq: to.deliveredSeq, aReadSeq: to.readSeq, aSeen: to.seen }
    : { ...row, bDeliveredSeq: to.deliveredSeq, bReadSeq: to.readSeq, bSeen: to.seen };

function moveOne(lot: Lot, { viewer, conversationId, kind, seq }: Marking): Moved {
  const row = lot.rows.get(conversationId);
  const context = lot.contexts.get(conversationId);
  const side = row && context ? sideOf(viewer, row, context.assigned) : null;
  if (!row || !context || !side) return refuse(chatErrors.conversation_not_found);
  const to = Math.min(seq, row.lastSeq);
  const before = marksOf(row, side);
  const isRead = kind === 'read';
  const seen = isRead ? seenAt(lot, row, side, to) : 0;
  const after = withMarks(row, side, {
    deliveredSeq: Math.max(before.deliveredSeq, to),
    readSeq: Math.max(before.readSeq, isRead ? to : 0),
    seen: Math.max(before.seen, seen),
  });
  const known = lot.readers.get(keyOf(conversationId, viewer.userId));
  const own = {
    conversationId,
    userId: viewer.userId,
    readSeq: Math.max(known?.readSeq ?? 0, to),
    seen: Math.max(known?.seen ?? 0, seen),
  };
  const isOwnNews = isRead && own.readSeq > (known?.readSeq ?? 0);
  const allowed = authorize(after, side === sideOf(viewer, row, context.assigned));
  lot.rows.set(conversationId, after);
  if (isOwnNews) lot.readers.set(keyOf(conversationId, viewer.userId), own);
  const { deliveredSeq, readSeq } = marksOf(after, side);
  const reader = isOwnNews ? own : known;
  return {
    userId: viewer.userId,
    marked: {
      conversationId,
      deliveredSeq,
      readSeq: reader?.readSeq ?? readSeq,
      unread: unreadOf(after, side, reader?.seen ?? null),
    },
    row: allowed,
    side,
    context,
    isNews: deliveredSeq > before.deliveredSeq || readSeq > before.readSeq,
    isOwnNews,
  };
}

/** The last state of each row that changed: several of a lot may be about one. */
async function save(
  { noticesRead }: MarkDependencies,
  tx: Tx,
  {
    lot,
    settled,
    now,
  }: { readonly lot: Lot; readonly settled: readonly Settled<Moved>[]; readonly now: Date },
): Promise<void> {
  const moved = settled.flatMap((one) => ('answer' in one ? [one.answer] : []));
  const rows = new Map(
    moved
      .filter(({ isNews }) => isNews)
      .map(({ row }) => [row.conversationId, partOf(row, lot.rows.get(row.conversationId) ?? row)]),
  );
  const readers = new Map<string, Authorized<ReaderRow>>();
  for (const { isOwnNews, row, userId } of moved) {
    const key = keyOf(row.conversationId, userId);
    const own = lot.readers.get(key);
    if (isOwnNews && own) readers.set(key, partOf(row, own));
  }
  const read = [...readers.values()].map((one) =>
    partOf(one, { userId: one.userId, thread: conversationThread(one.conversationId) }),
  );
  await Promise.all([
    saveConversations(tx, [...rows.values()]),
    saveReaders(tx, [...readers.values()], now),
    ...(read.length > 0 ? noticesRead.answers.map((answer) => answer(tx, read, now)) : []),
  ]);
}

const moveLot = (deps: MarkDependencies, items: readonly Marking[]): Promise<readonly Settled<Moved>[]> =>
  deps.platform.write(system, async (tx) => {
    const lot = await readLot(deps, tx, items);
    const settled = items.map((item): Settled<Moved> => {
      try {
        return { answer: moveOne(lot, item) };
      } catch (error) {
        if (error instanceof Refusal) return { error };
        throw error;
      }
    });
    await save(deps, tx, { lot, settled, now: items[0]?.now ?? deps.platform.clock.now() });
    return settled;
  });

function tellMoved({ sockets }: ChatDependencies, moved: Moved): void {
  const { row, side, context, marked, userId } = moved;
  const { conversationId } = row;
  const { deliveredSeq, readSeq } = marksOf(row, side);
  if (moved.isNews)
    tellRooms(sockets, roomsOfSide(row, otherSide(side), context.assigned), response, {
      conversationId,
      deliveredSeq,
      readSeq,
    });
  if (moved.isOwnNews)
    tellRooms(sockets, roomsOfUser(userId), changed, {
      conversationId,
      why: 'read',
      readSeq: marked.readSeq,
      unread: marked.unread,
    });
}

export type MoveMarks = (item: Marking) => Promise<Marked>;

/** By the recipient's side alone, and never back. Many at once share a transaction. */
export function createMoveMarks(deps: MarkDependencies, memory: Remembered): MoveMarks {
  const moved = gather<Marking, Moved>((items) => moveLot(deps, items), {
    lanes: 1,
    keyOf: ({ conversationId }) => conversationId,
    most: 256,
    isOfOne: (error) => !isUnavailable(error),
  });
  return async (item) => {
    const one = await moved(item);
    if (one.isNews) memory.keep([one.row]);
    tellMoved(deps, one);
    return one.marked;
  };
}
