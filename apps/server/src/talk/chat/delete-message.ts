import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { changed } from '@nukkad/contract/talk/chat/chat.socket';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { isSender } from './chat.policy.ts';
import { defaultChatRules, deletableUntil } from './chat.rules.ts';
import { lockConversations, saveConversations } from './conversation.store.ts';
import { deleteDocumentsOf } from './document.store.ts';
import { type Own, readOwn } from './find-conversation.ts';
import { type MessageRow, blankMessage, findMessages, hideMessage } from './message.store.ts';
import { deleteReactions } from './reaction.store.ts';
import { roomsOfSide, roomsOfUser, tellRooms } from './tell-sides.ts';

interface Deleting {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly messageId: string;
}

interface Found {
  readonly own: Own;
  readonly message: MessageRow;
}

/** A message of a conversation that is not the viewer's is not there. */
export async function readOwnMessage(
  deps: ChatDependencies,
  reader: Reader,
  viewer: Viewer,
  messageId: string,
): Promise<Found> {
  for (const message of await findMessages(reader, [messageId])) {
    const own = await readOwn(deps, reader, viewer, message.conversationId).catch(() => null);
    if (own) return { own, message };
  }
  return refuse(chatErrors.message_not_found);
}

async function deleteForMe(deps: ChatDependencies, { viewer, now }: Deleting, { own, message }: Found) {
  const allowed = authorize(message, message.conversationId === own.row.conversationId);
  await deps.platform.write(system, (tx) => hideMessage(tx, allowed, viewer.userId, now));
  const { conversationId, messageId, seq } = message;
  tellRooms(deps.sockets, roomsOfUser(viewer.userId), changed, {
    conversationId,
    why: 'deleted',
    messageId,
    seq,
  });
}

async function deleteForAll(deps: ChatDependencies, { viewer, now }: Deleting, { own, message }: Found) {
  const { conversationId, messageId, seq } = message;
  const allowed = authorize(message, isSender(viewer, own.side, message));
  const rules = await settingAt(deps.platform.db, 'chat.rules', now, defaultChatRules);
  if (now > deletableUntil(message.at, rules)) refuse(chatErrors.message_delete_too_late);
  const files = await deps.platform.write(system, async (tx) => {
    const row = (await lockConversations(tx, [conversationId])).get(conversationId);
    const [keys] = await Promise.all([
      deleteDocumentsOf(tx, allowed),
      blankMessage(tx, allowed, now),
      deleteReactions(tx, allowed),
      row?.lastMessageId === messageId
        ? saveConversations(tx, [
            partOf(allowed, { ...row, lastText: '', lastDocuments: 0, lastDeleted: true }),
          ])
        : undefined,
    ]);
    return keys;
  });
  await discard(deps.platform.storage, files);
  for (const side of ['a', 'b'] as const)
    tellRooms(deps.sockets, roomsOfSide(own.row, side, own.context.assigned), changed, {
      conversationId,
      why: 'deleted',
      messageId,
      seq,
    });
}

/** For oneself, or by its sender and for a while for everyone. Deleted twice, it is deleted. */
export async function deleteMessage(
  deps: ChatDependencies,
  call: Deleting,
  whom: 'me' | 'all',
): Promise<{ messageId: string; conversationId: string; seq: number }> {
  const found = await readOwnMessage(deps, deps.platform.db, call.viewer, call.messageId);
  const { messageId, conversationId, seq, deletedAt } = found.message;
  if (whom === 'me') await deleteForMe(deps, call, found);
  else if (deletedAt === null) await deleteForAll(deps, call, found);
  return { messageId, conversationId, seq };
}
