import type * as z from 'zod/mini';
import type { ChatMessage, messageBody } from '@nukkad/contract/talk/chat/chat.model';
import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { someoneTypes } from '@nukkad/contract/talk/chat/chat.socket';
import { refuse } from '../../platform/refusal.ts';
import type { SocketRequest } from '../../platform/socket/namespace.ts';
import { newId } from '../../platform/id.ts';
import { listBlocked } from './block.store.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { otherSide } from './chat.rules.ts';
import { findConversations } from './conversation.store.ts';
import { readOwnMessage } from './delete-message.ts';
import { type Which, getOwn, readOwn } from './find-conversation.ts';
import { type Paged, readMessages } from './list-messages.ts';
import type { MoveMarks } from './move-marks.ts';
import { readContexts } from './read-context.ts';
import { sideOf } from './chat.policy.ts';
import type { SendMessage } from './send-messages.ts';
import { presenceRoom, roomsOfSide, tellRooms } from './tell-sides.ts';

type Body = z.output<typeof messageBody>;

/** What the session says of the sender counts; what the client says of itself is not read. */
export async function sendFrom(
  deps: ChatDependencies,
  send: SendMessage,
  { input, viewer, now, peer }: Pick<SocketRequest<Body>, 'input' | 'viewer' | 'now' | 'peer'>,
) {
  const { messageId = newId(), text = '', documents: documentIds = [], replySeq = null } = input;
  const which = { ...input, userId: input.userId ?? input.to };
  const conversationId =
    input.conversationId ?? (await getOwn(deps, deps.platform.db, viewer, which)).row.conversationId;
  const socketId = peer.id;
  const sending = { viewer, now, conversationId, messageId, text, documentIds, replySeq, socketId };
  const message = await send(sending);
  return { messageId, conversationId, seq: message.seq, at: message.at, message };
}

export async function messagesOf(
  deps: ChatDependencies,
  { input, viewer, now }: Pick<SocketRequest<Which & Paged>, 'input' | 'viewer' | 'now'>,
): Promise<ChatMessage[]> {
  const { db } = deps.platform;
  const own = await getOwn(deps, db, viewer, input);
  return readMessages(deps, db, own, { ...input, userId: viewer.userId, now });
}

interface ReadUpTo {
  readonly conversationId?: string | undefined;
  readonly messageId?: string | undefined;
  readonly seq?: number | undefined;
}

/** By the message's id, or by the conversation and the number. */
export async function readUpTo(
  deps: ChatDependencies,
  moveMarks: MoveMarks,
  { input, viewer, now }: Pick<SocketRequest<ReadUpTo>, 'input' | 'viewer' | 'now'>,
) {
  const { conversationId, messageId, seq } = input;
  if (conversationId !== undefined && seq !== undefined)
    return moveMarks({ viewer, now, conversationId, kind: 'read', seq });
  if (messageId === undefined) return refuse(chatErrors.message_not_found);
  const { message } = await readOwnMessage(deps, deps.platform.db, viewer, messageId);
  return moveMarks({
    viewer,
    now,
    conversationId: message.conversationId,
    kind: 'read',
    seq: message.seq,
  });
}

export async function tellTyping(
  deps: ChatDependencies,
  { input, viewer }: SocketRequest<{ readonly conversationId: string; readonly typing: boolean }>,
): Promise<void> {
  const { conversationId, typing } = input;
  const { db } = deps.platform;
  const [{ row, side, context }, blocked] = await Promise.all([
    readOwn(deps, db, viewer, conversationId),
    listBlocked(db, [conversationId]),
  ]);
  for (const each of ['a', 'b'] as const) {
    const isOwn = each === side;
    if (!isOwn && blocked.has(conversationId)) continue;
    tellRooms(deps.sockets, roomsOfSide(row, each, context.assigned), someoneTypes, {
      conversationId,
      side: isOwn ? 'own' : 'other',
      senderId: isOwn ? viewer.userId : null,
      typing,
    });
  }
}

/**
 * Whose conversations they are is asked as for any other call: presence says when a person is at work. Who blocked the
 * other, or was blocked, is never there.
 */
export async function watchPresence(
  deps: ChatDependencies,
  { input, viewer, peer }: SocketRequest<{ readonly conversationIds: readonly string[] }>,
): Promise<{ conversationId: string; online: boolean }[]> {
  const { db } = deps.platform;
  const rows = [...(await findConversations(db, [...new Set(input.conversationIds)])).values()];
  const [contexts, blocked] = await Promise.all([
    readContexts(deps, db, rows),
    listBlocked(
      db,
      rows.map(({ conversationId }) => conversationId),
    ),
  ]);
  const watched = rows.flatMap((row) => {
    if (blocked.has(row.conversationId)) return [];
    const side = sideOf(viewer, row, contexts.get(row.conversationId)?.assigned ?? []);
    const room = side && presenceRoom(row, otherSide(side));
    return room ? [{ conversationId: row.conversationId, room }] : [];
  });
  const there = peer.watch(watched.map(({ room }) => room));
  return watched.map(({ conversationId, room }) => ({ conversationId, online: there.has(room) }));
}
