import {
  type DefaultError,
  type InfiniteData,
  partialMatchKey,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.ts';
import { queryClient } from '../query-client.ts';
import { type Answering, keyOf, type Per, routeOf } from './asked.ts';
import { callOf } from './client.ts';

interface Page {
  readonly nextCursor: string | null;
}

type Pages<Answer> = InfiniteData<Answer, string>;

type PageSettings<Query, Answer, Data> = Omit<
  UseInfiniteQueryOptions<Answer, DefaultError, Data, QueryKey, string>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
> &
  Per & {
    /** The first page says how many rows there are. */
    readonly counted?: boolean;
    /** Rows stay while others are on their way, as long as this part of what is asked is the same. */
    readonly staysFor?: Partial<Query>;
  };

/** `usePages(listLeads, { tab, limit: 50 })`: a list that is read page by page, by its cursor. */
export function usePages<Query, Answer extends Page, Data = Pages<Answer>>(
  endpoint: Answering<{ query: Query }, Answer>,
  query: Omit<NoInfer<Query>, 'cursor' | 'count'>,
  { counted, per, staysFor, ...settings }: PageSettings<NoInfer<Query>, Answer, Data> = {},
): UseInfiniteQueryResult<Data> {
  useTranslation();
  return useInfiniteQuery(
    {
      ...(staysFor && {
        placeholderData: (before: Pages<Answer> | undefined, last?: { readonly queryKey: QueryKey }) =>
          last && partialMatchKey(last.queryKey, [endpoint.noun, routeOf(endpoint), { query: staysFor }])
            ? before
            : undefined,
      }),
      ...settings,
      queryKey: keyOf(endpoint, { query }, ['pages', per]),
      queryFn: ({ pageParam, signal }) => {
        const count = counted && pageParam === '' && { count: 'true' };
        return callOf(endpoint, { query: { ...query, ...count, cursor: pageParam }, quiet: true, signal });
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
    },
    queryClient,
  );
}
