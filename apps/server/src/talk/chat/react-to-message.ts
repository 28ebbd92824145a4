import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { changed } from '@nukkad/contract/talk/chat/chat.socket';
import type { Reaction } from '@nukkad/contract/talk/chat/session-types';
import { authorize } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { mayWrite } from './chat.policy.ts';
import { defaultChatRules, isOpen } from './chat.rules.ts';
import { readOwnMessage } from './delete-message.ts';
import { saveReaction } from './reaction.store.ts';
import { roomsOfSide, tellRooms } from './tell-sides.ts';

/** One sign of each person, told to both sides; null takes it back. */
export async function reactToMessage(
  deps: ChatDependencies,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  { messageId, emoji }: { readonly messageId: string; readonly emoji: Reaction | null },
): Promise<{ messageId: string; conversationId: string; seq: number }> {
  const { platform, sockets } = deps;
  const { own, message } = await readOwnMessage(deps, platform.db, viewer, messageId);
  const { row, side, context } = own;
  const allowed = authorize(message, mayWrite(viewer, row, side, context.assigned));
  if (message.deletedAt || message.side === 's') refuse(chatErrors.message_not_found);
  const rules = await settingAt(platform.db, 'chat.rules', now, defaultChatRules);
  if (!isOpen({ closedAt: row.closedAt, endedAt: context.endedAt }, now, rules))
    refuse(chatErrors.conversation_closed);
  await platform.write(system, (tx) => saveReaction(tx, allowed, { userId: viewer.userId, emoji }, now));
  const { conversationId, seq } = message;
  for (const each of ['a', 'b'] as const)
    tellRooms(sockets, roomsOfSide(row, each, context.assigned), changed, {
      conversationId,
      why: 'reacted',
      messageId,
      seq,
    });
  return { messageId, conversationId, seq };
}
