import { chatErrors, chatEvents } from '@nukkad/contract/talk/chat/chat.noun';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { clientMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isUnavailable, violates } from '../../platform/db/failures.ts';
import { type Settled, gather } from '../../platform/gather.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { mayWrite, sideOf } from './chat.policy.ts';
import { chooseDocuments } from './choose-documents.ts';
import {
  type ChatRules,
  type Side,
  isFirstUnread,
  isOpen,
  marksOf,
  otherSide,
  previewOf,
} from './chat.rules.ts';
import { type ConversationRow, conversationMovedOn, growConversations } from './conversation.store.ts';
import { type ChatDocumentRow, attachDocuments } from './document.store.ts';
import { follow, maskedWords, nothingFollowed } from './hide-contacts.ts';
import { presentMessage } from './message.presenter.ts';
import { type MessageRow, insertNewMessages, messageIsKnown } from './message.store.ts';
import type { Context } from './read-context.ts';
import { type Lot, type SendDependencies, type Sending, heldLot, heldRows, lockedLot } from './read-lot.ts';
import type { Names } from './read-names.ts';
import type { Remembered } from './remembered.ts';
import { roomsOfSide, tellRooms } from './tell-sides.ts';

/** A message that is stored, with all that its readers are shown. */
interface Sent {
  readonly row: ConversationRow;
  readonly message: MessageRow;
  readonly side: Side;
  readonly documents: readonly ChatDocumentRow[];
  /** The message that it answers; null: none. */
  readonly quoted: MessageRow | null;
  readonly context: Context;
  readonly names: Names;
  readonly rules: ChatRules;
  /** It was stored before, and is not told again. */
  readonly isAgain: boolean;
}

/** What the lot has written so far. */
interface Written {
  readonly messages: Map<string, Authorized<MessageRow>>;
  readonly attached: Authorized<ChatDocumentRow>[];
  readonly tries: Authorized<{ readonly userId: string }>[];
  readonly told: { readonly conversationId: string; readonly messageId: string; readonly to: Side }[];
}

/** The conversation as this person writes in it now. */
function place(lot: Lot, { viewer, conversationId }: Sending) {
  const row = lot.rows.get(conversationId);
  const context = lot.contexts.get(conversationId);
  const side = row && context ? sideOf(viewer, row, context.assigned) : null;
  if (!row || !context || !side) return refuse(chatErrors.conversation_not_found);
  return { row, context, side };
}

/** The conversation with one message more. */
function grown(row: ConversationRow, message: MessageRow, side: Side, open: string): ConversationRow {
  return {
    ...row,
    lastSeq: message.seq,
    lastAt: message.at,
    lastMessageId: message.messageId,
    lastSide: message.side,
    lastText: previewOf(message.text),
    lastDocuments: message.documents,
    lastDeleted: false,
    lastBegun: message.begun ?? null,
    aCount: message.aCount,
    bCount: message.bCount,
    ...(side === 'a'
      ? { aOpen: open, bNotifiedSeq: toldSeq(row, 'b', message) }
      : { bOpen: open, aNotifiedSeq: toldSeq(row, 'a', message) }),
  };
}

const toldSeq = (row: ConversationRow, to: Side, { seq }: MessageRow): number =>
  isFirstUnread(marksOf(row, to)) ? seq : marksOf(row, to).notifiedSeq;

function again(lot: Lot, written: Written, item: Sending): Sent | null {
  const message = written.messages.get(item.messageId) ?? lot.known.get(item.messageId);
  if (!message) return null;
  const { row, context, side } = place(lot, item);
  const isSame =
    message.conversationId === item.conversationId &&
    message.userId === item.viewer.userId &&
    message.side === side;
  if (!isSame) return refuse(chatErrors.message_id_taken);
  const documents = lot.documents.filter(({ messageId }) => messageId === message.messageId);
  const { names, rules } = lot;
  const quoted = quotedBy(lot, message);
  return { row, message, side, documents, quoted, context, names, rules, isAgain: true };
}

const quotedBy = ({ quoted }: Lot, { conversationId, replySeq }: MessageRow): MessageRow | null =>
  (replySeq && quoted.find((one) => one.conversationId === conversationId && one.seq === replySeq)) || null;

/** Gives it its number, and remembers what is to be written. */
function sendOne(lot: Lot, written: Written, item: Sending): Sent {
  const earlier = again(lot, written, item);
  if (earlier) return earlier;
  const { row, context, side } = place(lot, item);
  const { viewer, now, messageId, conversationId, text, documentIds } = item;
  const allowed = authorize(row, mayWrite(viewer, row, side, context.assigned));
  if (!isOpen({ closedAt: row.closedAt, endedAt: context.endedAt }, now, lot.rules))
    refuse(chatErrors.conversation_closed);
  if (text === '' && documentIds.length === 0) refuse(chatErrors.message_is_empty);
  if (item.replySeq !== null && (item.replySeq < 1 || item.replySeq > row.lastSeq))
    refuse(chatErrors.message_not_found);
  // Half a character cannot be kept.
  if (/\p{Surrogate}/u.test(text)) refuse(kernelErrors.malformed_body);
  const chosen = chooseDocuments(lot.documents, { ...item, userId: viewer.userId });
  const { begun, open } = context.contactsVisible ? nothingFollowed : follow(row, side, text);
  const message: MessageRow = {
    conversationId,
    seq: row.lastSeq + 1,
    messageId,
    // The clock may stand still or go back; the order is that of the numbers.
    at: now > row.lastAt ? now : row.lastAt,
    side,
    userId: viewer.userId,
    text,
    documents: chosen.length,
    aCount: row.aCount + (side === 'a' ? 1 : 0),
    bCount: row.bCount + (side === 'b' ? 1 : 0),
    deletedAt: null,
    begun,
    replySeq: item.replySeq,
    storyId: item.storyId ?? null,
  };
  if (!context.contactsVisible && maskedWords(message) !== text)
    written.tries.push(partOf(allowed, { userId: viewer.userId }));
  const to = otherSide(side);
  if (isFirstUnread(marksOf(row, to))) written.told.push({ conversationId, messageId, to });
  const after = grown(row, message, side, open);
  lot.rows.set(conversationId, after);
  written.messages.set(messageId, partOf(allowed, message));
  written.attached.push(...chosen.map((one) => partOf(allowed, { ...one, messageId })));
  const { names, rules } = lot;
  const quoted = quotedBy(lot, message);
  return { row: after, message, side, documents: chosen, quoted, context, names, rules, isAgain: false };
}

async function save(
  tx: Tx,
  { before, rows }: Lot,
  { messages, attached, tries, told }: Written,
): Promise<void> {
  const inserted = [...messages.values()];
  const [first] = inserted;
  if (!first) return;
  const ids = new Set(inserted.map(({ conversationId }) => conversationId));
  const changed = [...ids].flatMap((id) => {
    const [was, after] = [before.get(id), rows.get(id)];
    return was && after ? partOf(first, { before: was, after }) : [];
  });
  await Promise.all([
    insertNewMessages(tx, inserted),
    growConversations(tx, changed),
    attachDocuments(tx, attached),
    ...tries.map((one) => countContactTry(tx, one, 'message', first.at)),
    told.length > 0 ? publishEach(tx, first.at, chatEvents.messageSent, told) : undefined,
  ]);
}

/** What this node knew is not so any more: the lot is read again, behind the locks. */
class OutOfDate extends Error {}

const isOutOfDate = (error: unknown): boolean =>
  error instanceof OutOfDate || violates(error, conversationMovedOn) || violates(error, messageIsKnown);

function sendAll(lot: Lot, written: Written, items: readonly Sending[]): readonly Settled<Sent>[] {
  return items.map((item) => {
    try {
      return { answer: sendOne(lot, written, item) };
    } catch (error) {
      if (error instanceof Refusal) return { error };
      throw error;
    }
  });
}

/** `held`: the conversations as they are known here; null: they are read. */
async function sendBy(
  deps: SendDependencies,
  items: readonly Sending[],
  held: readonly ConversationRow[] | null,
): Promise<readonly Settled<Sent>[]> {
  const { settled, rows } = await deps.platform.write(system, async (tx) => {
    const lot = await (held ? heldLot(deps, tx, held, items) : lockedLot(deps, tx, items));
    const written: Written = { messages: new Map(), attached: [], tries: [], told: [] };
    const all = sendAll(lot, written, items);
    // What may have changed refuses no sender.
    if (held && all.some((one) => 'error' in one)) throw new OutOfDate();
    await save(tx, lot, written);
    return { settled: all, rows: [...lot.rows.values()] };
  });
  deps.memory.keep(rows);
  return settled;
}

/** Behind the locks; a second time where one of the messages was stored in another conversation meanwhile. */
async function sendLocked(
  deps: SendDependencies,
  items: readonly Sending[],
): Promise<readonly Settled<Sent>[]> {
  try {
    return await sendBy(deps, items, null);
  } catch (error) {
    if (!violates(error, messageIsKnown)) throw error;
    return sendBy(deps, items, null);
  }
}

/** In one trip where this node knows the conversations, else behind their locks. */
async function sendLot(deps: SendDependencies, items: readonly Sending[]): Promise<readonly Settled<Sent>[]> {
  const held = heldRows(deps, items);
  if (!held) return sendLocked(deps, items);
  try {
    return await sendBy(deps, items, held);
  } catch (error) {
    if (!isOutOfDate(error)) throw error;
    return sendLocked(deps, items);
  }
}

/** To both sides, each as it reads it; the socket that sent it is answered. Answers it as its sender does. */
function tellSent(deps: ChatDependencies, sent: Sent, socketId: string): ChatMessage {
  const { row, message, documents, quoted, context, isAgain } = sent;
  const { config, clock } = deps.platform;
  const shown = { ...sent, now: clock.now(), secret: config.secret };
  const as = (side: Side) => presentMessage(shown, message, side, { documents, quoted });
  const own = as(sent.side);
  if (isAgain) return own;
  for (const side of ['a', 'b'] as const) {
    const rooms = roomsOfSide(row, side, context.assigned);
    tellRooms(deps.sockets, rooms, clientMessage, side === sent.side ? own : as(side), socketId);
  }
  return own;
}

/** Answers the message as its sender reads it. */
export type SendMessage = (item: Sending) => Promise<ChatMessage>;

/**
 * Stores a message and tells both sides. It is answered when it is committed: waiting messages of this node share a
 * transaction, whatever their conversations.
 */
export function createSendMessage(deps: ChatDependencies, memory: Remembered): SendMessage {
  const stored = gather<Sending, Sent>((items) => sendLot({ ...deps, memory }, items), {
    lanes: 1,
    keyOf: ({ conversationId }) => conversationId,
    most: 128,
    isOfOne: (error) => !isUnavailable(error),
  });
  return async (item) => tellSent(deps, await stored(item), item.socketId);
}
