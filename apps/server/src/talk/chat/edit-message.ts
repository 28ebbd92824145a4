import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { changed } from '@nukkad/contract/talk/chat/chat.socket';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { isSender, mayWrite } from './chat.policy.ts';
import { type Side, defaultChatRules, editableUntil, isOpen, previewOf } from './chat.rules.ts';
import { type ConversationRow, lockConversations } from './conversation.store.ts';
import { readOwnMessage } from './delete-message.ts';
import { listNeighbours, saveWords, saveWordsOfConversation } from './edit.store.ts';
import type { Own } from './find-conversation.ts';
import { followFrom, hiddenIn } from './hide-contacts.ts';
import { type MessageRow, findMessages } from './message.store.ts';
import type { Remembered } from './remembered.ts';
import { roomsOfSide, tellRooms } from './tell-sides.ts';

interface Editing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly messageId: string;
  readonly text: string;
}

/** The words around it with its new ones: a number that goes on over several is hidden in each, as when they were sent. */
function refold(
  near: readonly MessageRow[],
  seq: number,
  text: string,
): { readonly rows: readonly MessageRow[]; readonly open: string } {
  let open = near[0]?.begun ?? '';
  const rows = near.map((one) => {
    const words = one.seq === seq ? text : one.text;
    const followed = followFrom(open, words);
    ({ open } = followed);
    return { ...one, text: words, begun: followed.begun };
  });
  return { rows, open };
}

/** In plain sight nothing is followed. */
async function reworded(
  tx: Tx,
  { context }: Own,
  message: MessageRow,
  side: Side,
  text: string,
): Promise<{ readonly rows: readonly MessageRow[]; readonly open: string | null }> {
  if (context.contactsVisible) return { rows: [{ ...message, text, begun: null }], open: null };
  return refold(await listNeighbours(tx, message, side), message.seq, text);
}

/** Its sender, in time, while both sides write; the words are of the same kind as when it was sent. */
function allow({ viewer, now, text }: Editing, { row, side, context }: Own, message: MessageRow) {
  if (message.deletedAt) refuse(chatErrors.message_not_found);
  if (/\p{Surrogate}/u.test(text)) refuse(kernelErrors.malformed_body);
  const isOwn = isSender(viewer, side, message) && mayWrite(viewer, row, side, context.assigned);
  const allowed = authorize(message, isOwn);
  return { allowed, ended: { closedAt: row.closedAt, endedAt: context.endedAt }, now };
}

/** With the preview of its newest message, and what each side left open. */
const withWords = (
  row: ConversationRow,
  rows: readonly MessageRow[],
  side: Side,
  open: string | null,
): ConversationRow => {
  const last = rows.find(({ messageId }) => messageId === row.lastMessageId);
  return {
    ...row,
    ...(last && { lastText: previewOf(last.text), lastBegun: last.begun ?? null }),
    ...(open !== null && (side === 'a' ? { aOpen: open } : { bOpen: open })),
  };
};

async function write(
  tx: Tx,
  own: Own,
  allowed: Authorized<MessageRow>,
  { viewer, now, text }: Editing,
): Promise<ConversationRow> {
  const { conversationId, messageId, seq } = allowed;
  // Read behind the lock: it may have been deleted for all since it was allowed.
  const [locked, [present]] = await Promise.all([
    lockConversations(tx, [conversationId]),
    findMessages(tx, [messageId]),
  ]);
  const row = locked.get(conversationId);
  if (!row) return refuse(chatErrors.conversation_not_found);
  if (!present || present.deletedAt) return refuse(chatErrors.message_not_found);
  const { rows, open } = await reworded(tx, own, allowed, own.side, text);
  const after = withWords(row, rows, own.side, open);
  const mine = rows.find((one) => one.seq === seq);
  const isTry = !own.context.contactsVisible && mine && hiddenIn(text, mine.begun) !== text;
  await Promise.all([
    saveWords(
      tx,
      rows.map((one) =>
        partOf(allowed, { ...one, editedAt: one.seq === seq ? now : (one.editedAt ?? null) }),
      ),
    ),
    saveWordsOfConversation(tx, partOf(allowed, after)),
    isTry ? countContactTry(tx, partOf(allowed, { userId: viewer.userId }), 'message', now) : undefined,
  ]);
  return after;
}

interface Edited {
  readonly messageId: string;
  readonly conversationId: string;
  readonly seq: number;
}

export type EditMessage = (call: Editing) => Promise<Edited>;

/** For a quarter of an hour; both sides see that it was edited. */
export async function editMessage(
  deps: ChatDependencies & { readonly memory: Remembered },
  call: Editing,
): Promise<Edited> {
  const { db } = deps.platform;
  const { own, message } = await readOwnMessage(deps, db, call.viewer, call.messageId);
  const { allowed, ended, now } = allow(call, own, message);
  const rules = await settingAt(db, 'chat.rules', now, defaultChatRules);
  if (!isOpen(ended, now, rules)) refuse(chatErrors.conversation_closed);
  if (now > editableUntil(message.at, rules)) refuse(chatErrors.message_edit_too_late);
  const { messageId, conversationId, seq } = message;
  deps.memory.keep([await deps.platform.write(system, (tx) => write(tx, own, allowed, call))]);
  for (const side of ['a', 'b'] as const)
    tellRooms(deps.sockets, roomsOfSide(own.row, side, own.context.assigned), changed, {
      conversationId,
      why: 'edited',
      messageId,
      seq,
    });
  return { messageId, conversationId, seq };
}
