import { getMessages } from '@nukkad/contract/talk/chat/chat.api';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOf } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';

const around = 25;
const pageSize = 50;

type Page = { readonly items: readonly ChatMessage[]; readonly lastSeq: number };
type Step = { readonly after: number; readonly limit: number };

/** The part of a conversation around one message, which grows to both sides; null: the newest are shown. */
export function useWindow(conversationId: string, seq: number | null) {
  const query = useInfiniteQuery({
    queryKey: keyOf(getMessages, { query: { conversationId } }, ['around', seq]),
    enabled: seq !== null,
    initialPageParam: { after: Math.max(0, (seq ?? 0) - around - 1), limit: 2 * around },
    queryFn: ({ pageParam: { after, limit }, signal }): Promise<Page> =>
      call(getMessages, { query: { conversationId, after, limit }, quiet: true, signal }),
    getPreviousPageParam: (first): Step | null => {
      const oldest = first.items[0]?.seq ?? 1;
      const after = Math.max(0, oldest - 1 - pageSize);
      return oldest > 1 ? { after, limit: oldest - 1 - after } : null;
    },
    getNextPageParam: (last): Step | null => {
      const newest = last.items.at(-1)?.seq ?? last.lastSeq;
      return newest < last.lastSeq ? { after: newest, limit: pageSize } : null;
    },
  });
  return {
    query,
    messages: query.data?.pages.flatMap(({ items }) => items) ?? [],
    older: () => {
      if (query.hasPreviousPage && !query.isFetching) void query.fetchPreviousPage();
    },
    newer: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
