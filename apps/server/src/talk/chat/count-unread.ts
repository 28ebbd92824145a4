import type { UnreadCount } from '@nukkad/contract/talk/chat/chat.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { readWhose } from './list-conversations.ts';
import { countByTag } from './list.store.ts';

const readTags = async (deps: ChatDependencies, viewer: Viewer) =>
  countByTag(deps.platform.db, await readWhose(deps, deps.platform.db, viewer));

export async function countUnread(deps: ChatDependencies, viewer: Viewer): Promise<UnreadCount> {
  const tags = await readTags(deps, viewer);
  return {
    unread: tags.reduce((sum, { unread }) => sum + unread, 0),
    conversations: tags.reduce((sum, { unreadConversations }) => sum + unreadConversations, 0),
    tags: tags.map(({ tag, conversations, unread }) => ({ tag, conversations, unread })),
  };
}

export const listCategories = async (deps: ChatDependencies, viewer: Viewer) => ({
  items: (await readTags(deps, viewer)).map(({ tag, conversations, unread }) => ({
    category: tag,
    conversations,
    unread,
  })),
});
