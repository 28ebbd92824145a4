import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  chooseForConversation,
  countUnread,
  listCategories,
  listConversations,
} from '@nukkad/contract/talk/chat/chat.api';
import type { ChatMessage, Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { withStoredFallback } from '../../platform/device-storage/with-stored-fallback.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { changeConversation, withMessage } from './conversation.rules.ts';

const root = 'chat';
const keys = {
  all: [root] as const,
  lists: [root, 'list'] as const,
  list: (asked: Filters) => [root, 'list', presentLanguage(), asked] as const,
  ones: [root, 'one'] as const,
  one: (conversationId: string) => [root, 'one', presentLanguage(), conversationId] as const,
  unread: [root, 'unread'] as const,
  categories: [root, 'categories'] as const,
};
const shown = 30;

type Asked = EndpointInput<typeof listConversations>['query'];
/** What the address says of the list. */
export type Filters = Pick<Asked, 'q' | 'sessionType' | 'referenceNo' | 'unread'>;
type Pages = InfiniteData<{ items: Conversation[]; nextCursor: string | null }, string>;

/** The first page of all conversations is kept on the device, to be read without a network. */
const keptFirst = <Page>(filters: Filters, cursor: string, asked: () => Promise<Page>): Promise<Page> =>
  cursor === '' && Object.keys(filters).length === 0
    ? withStoredFallback(`conversations ${presentLanguage()}`, asked)
    : asked();

/** Own conversations, the last written first. */
export function useConversations(filters: Filters) {
  useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(filters),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      keptFirst(filters, pageParam, () =>
        call(listConversations, {
          query: { ...filters, cursor: pageParam || undefined, limit: shown },
          quiet: true,
          signal,
        }),
      ),
    networkMode: 'always',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

/** The conversation in a list that is on the screen. */
function listed(conversationId: string): Conversation | undefined {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: keys.lists });
  return lists
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
    .find((one) => one.conversationId === conversationId);
}

/** Whom it is with, what it is about, and what may be written. */
export function useConversation(conversationId: string) {
  useTranslation();
  return useQuery({
    queryKey: keys.one(conversationId),
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { items } = await withStoredFallback(`conversation ${presentLanguage()} ${conversationId}`, () =>
        call(listConversations, { query: { conversationId, limit: 1 }, quiet: true, signal }),
      );
      const [found] = items;
      if (!found) throw new ApiError(404, '', { code: 'conversation_not_found' });
      return found;
    },
    placeholderData: () => listed(conversationId),
  });
}

/** For a badge; the socket says when it changed. */
export const useUnreadCount = () =>
  useQuery(
    { queryKey: keys.unread, queryFn: ({ signal }) => call(countUnread, { quiet: true, signal }) },
    queryClient,
  );

/** The tags of one's conversations, for the filters. */
export const useCategories = () =>
  useQuery({
    queryKey: keys.categories,
    queryFn: ({ signal }) => call(listCategories, { quiet: true, signal }),
  });

/** Shown at once where it was chosen, and on one's other devices by the socket. */
export const useChooseForConversation = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof chooseForConversation>['body']) =>
      call(chooseForConversation, { body }),
    onSuccess: keepConversation,
  });

export const keepConversation = (conversation: Conversation): void => {
  queryClient.setQueryData(keys.one(conversation.conversationId), conversation);
  void renewLists();
};

export const renewConversation = (conversationId: string) =>
  queryClient.invalidateQueries({ queryKey: keys.one(conversationId) });
export const renewLists = () => queryClient.invalidateQueries({ queryKey: keys.lists });
export const renewChat = () => queryClient.invalidateQueries({ queryKey: keys.all });

let counting: ReturnType<typeof setTimeout> | null = null;

/** Many messages at once are one question. */
export function renewCounts(): void {
  counting ??= setTimeout(() => {
    counting = null;
    void queryClient.invalidateQueries({ queryKey: keys.unread });
    void queryClient.invalidateQueries({ queryKey: keys.categories });
  }, 300);
}

/** Changes a conversation wherever it is shown, without asking again. */
export function patchConversations(
  fits: (conversation: Conversation) => boolean,
  change: (conversation: Conversation) => Conversation,
): void {
  queryClient.setQueriesData<Conversation>({ queryKey: keys.ones }, (one) =>
    one && fits(one) ? change(one) : one,
  );
  queryClient.setQueriesData<Pages>(
    { queryKey: keys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: changeConversation(page.items, fits, change) })),
      },
  );
}

/** A new message brings its conversation to the top of the lists; one that no list holds is asked for. */
export function showInLists(message: ChatMessage): void {
  const { conversationId } = message;
  if (!listed(conversationId)) void renewLists();
  queryClient.setQueriesData<Conversation>({ queryKey: keys.ones }, (one) =>
    one?.conversationId === conversationId ? withMessage(one, message) : one,
  );
  queryClient.setQueriesData<Pages>({ queryKey: keys.lists }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    const known = data?.pages
      .flatMap(({ items }) => items)
      .find((one) => one.conversationId === conversationId);
    if (!data || !first || !known) return data;
    const others = (items: readonly Conversation[]) =>
      items.filter((one) => one.conversationId !== conversationId);
    return {
      ...data,
      pages: [
        { ...first, items: [withMessage(known, message), ...others(first.items)] },
        ...rest.map((page) => ({ ...page, items: others(page.items) })),
      ],
    };
  });
}
