import { searchMessages } from '@nukkad/contract/talk/chat/chat.api';
import { usePages } from '../../platform/api/pages.ts';

const shown = 20;
export const leastLetters = 2;

/** Messages with these words, newest first: of one conversation, or of all; asked from two letters on. */
export function useMessageSearch(q: string, conversationId?: string) {
  return usePages(searchMessages, { q, conversationId, limit: shown }, { enabled: q.length >= leastLetters });
}
export type MessageSearch = ReturnType<typeof useMessageSearch>;
