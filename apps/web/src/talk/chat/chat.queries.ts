import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  chooseForConversation,
  countUnread,
  listCategories,
  listConversations,
} from '@nukkad/contract/talk/chat/chat.api';
import type { ChatMessage, Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { type InfiniteData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { withStoredFallback } from '../../platform/device-storage/with-stored-fallback.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { changeConversation, withMessage } from './conversation.rules.ts';
import { keyOf, renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 30;

type Asked = EndpointInput<typeof listConversations>['query'];
/** What the address says of the list. */
type Filters = Pick<Asked, 'q' | 'sessionType' | 'referenceNo' | 'unread'>;
type Pages = InfiniteData<{ items: Conversation[]; nextCursor: string | null }, string>;

/** What is kept of conversations: lists of them, and each by itself. New messages are written into both. */
const of = (kind: 'list' | 'one') => ({
  predicate: ({ queryKey }: { readonly queryKey: QueryKey }) =>
    queryKey[0] === listConversations.noun && queryKey[4] === kind,
});
const keyOfOne = (conversationId: string) => keyOf(listConversations, { query: { conversationId } }, 'one');

/** The first page of all conversations is kept on the device, to be read without a network. */
const keptFirst = <Page>(filters: Filters, cursor: string, asked: () => Promise<Page>): Promise<Page> =>
  cursor === '' && Object.keys(filters).length === 0
    ? withStoredFallback(`conversations ${presentLanguage()}`, asked)
    : asked();

/** Own conversations, the last written first. */
export function useConversations(filters: Filters) {
  useTranslation();
  return useInfiniteQuery({
    queryKey: keyOf(listConversations, { query: filters }, 'list'),
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
  const lists = queryClient.getQueriesData<Pages>(of('list'));
  return lists
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
    .find((one) => one.conversationId === conversationId);
}

/** Whom it is with, what it is about, and what may be written. */
export function useConversation(conversationId: string) {
  useTranslation();
  return useQuery({
    queryKey: keyOfOne(conversationId),
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
export const useUnreadCount = () => useAsked(countUnread);

/** The tags of one's conversations, for the filters. */
export const useCategories = () => useAsked(listCategories);

/** Shown at once where it was chosen, and on one's other devices by the socket. */
export const useChooseForConversation = () =>
  useSend(chooseForConversation, { loud: true, keep: keepConversation });

export const keepConversation = (conversation: Conversation): void => {
  queryClient.setQueryData(keyOfOne(conversation.conversationId), conversation);
  void renewLists();
};

export const renewConversation = (conversationId: string) =>
  queryClient.invalidateQueries({ queryKey: keyOfOne(conversationId) });
export const renewLists = () => queryClient.invalidateQueries(of('list'));
export const renewChat = () => renew(listConversations, countUnread, listCategories);

let counting: ReturnType<typeof setTimeout> | null = null;

/** Many messages at once are one question. */
export function renewCounts(): void {
  counting ??= setTimeout(() => {
    counting = null;
    void renew(countUnread, listCategories);
  }, 300);
}

/** Changes a conversation wherever it is shown, without asking again. */
export function patchConversations(
  fits: (conversation: Conversation) => boolean,
  change: (conversation: Conversation) => Conversation,
): void {
  queryClient.setQueriesData<Conversation>(of('one'), (one) => (one && fits(one) ? change(one) : one));
  queryClient.setQueriesData<Pages>(
    of('list'),
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
  queryClient.setQueriesData<Conversation>(of('one'), (one) =>
    one?.conversationId === conversationId ? withMessage(one, message) : one,
  );
  queryClient.setQueriesData<Pages>(of('list'), (data) => {
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
