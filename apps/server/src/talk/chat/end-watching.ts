import type { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import { changed, chatNamespace } from '@nukkad/contract/talk/chat/chat.socket';
import { listBetween } from './block.store.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { otherSide } from './chat.rules.ts';
import { readContexts } from './read-context.ts';
import { findConversations } from './conversation.store.ts';
import { presenceRoom, roomsOfSide } from './tell-sides.ts';

/** Two members have seldom more work together; their screens ask anew when they are opened. */
const mostBetween = 50;

/** A screen with a conversation of both no longer shows whether the other one is there. */
export async function endWatching(
  deps: ChatDependencies,
  { blockerId, blockedId }: FactsOf<typeof connectionEvents.blocked>,
): Promise<void> {
  const { db } = deps.platform;
  const between = await listBetween(db, [blockerId, blockedId], mostBetween);
  const rows = await findConversations(
    db,
    between.map(({ conversationId }) => conversationId),
  );
  const contexts = await readContexts(deps, db, [...rows.values()]);
  const messages = between.flatMap((row) =>
    (['a', 'b'] as const).map((side) => ({
      rooms: roomsOfSide(row, side, contexts.get(row.conversationId)?.assigned ?? []),
      type: changed.name,
      data: { conversationId: row.conversationId, why: 'renewed' as const },
      unwatches: [presenceRoom(row, otherSide(side))].flatMap((room) => room ?? []),
    })),
  );
  if (messages.length > 0) deps.sockets.tell(chatNamespace, messages);
}
