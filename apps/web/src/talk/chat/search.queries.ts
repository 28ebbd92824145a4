import { searchMessages } from '@nukkad/contract/talk/chat/chat.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

const shown = 20;
export const leastLetters = 2;

/** Messages with these words, newest first: of one conversation, or of all; asked from two letters on. */
export function useMessageSearch(q: string, conversationId?: string) {
  useTranslation();
  return useInfiniteQuery({
    queryKey: ['message search', conversationId ?? null, q],
    enabled: q.length >= leastLetters,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(searchMessages, {
        query: { q, conversationId, cursor: pageParam || undefined, limit: shown },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });
}
export type MessageSearch = ReturnType<typeof useMessageSearch>;
