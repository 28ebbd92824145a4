import {
  type DefaultError,
  type InfiniteData,
  partialMatchKey,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { type Answering, type Asking, askedIn, type Per, routeOf } from './asked.ts';

interface Page {
  readonly nextCursor: string | null;
}

type Pages<Answer> = InfiniteData<Answer, string>;

type PageSettings<Query, Answer, Data> = Omit<
  UseInfiniteQueryOptions<Answer, DefaultError, Data, QueryKey, string>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
> &
  Per & {
    /** Of what this is the list, where its path says it. */
    readonly params?: object;
    /** The first page says how many rows there are. */
    readonly counted?: boolean;
    /** Rows stay while others are on their way, as long as this part of what is asked is the same. */
    readonly staysFor?: Partial<Query>;
  };

/** Lists that are read page by page. */
export function pagesIn(asking: Asking) {
  const { client, callOf, useLanguage } = asking;
  const { keyOf } = askedIn(asking);

  /** `usePages(listLeads, { tab, limit: 50 })`: a list that is read page by page, by its cursor. */
  return function usePages<Query, Answer extends Page, Data = Pages<Answer>>(
    endpoint: Answering<{ query: Query }, Answer>,
    query: Omit<NoInfer<Query>, 'cursor' | 'count'>,
    { counted, params, per, staysFor, ...settings }: PageSettings<NoInfer<Query>, Answer, Data> = {},
  ): UseInfiniteQueryResult<Data> {
    useLanguage();
    return useInfiniteQuery(
      {
        ...(staysFor && {
          placeholderData: (before: Pages<Answer> | undefined, last?: { readonly queryKey: QueryKey }) =>
            last && partialMatchKey(last.queryKey, [endpoint.noun, routeOf(endpoint), { query: staysFor }])
              ? before
              : undefined,
        }),
        ...settings,
        queryKey: keyOf(endpoint, { ...(params && { params }), query }, ['pages', per]),
        queryFn: ({ pageParam, signal }) => {
          const count = counted && pageParam === '' && { count: 'true' };
          const asked = { ...query, ...count, cursor: pageParam };
          return callOf(endpoint, { ...(params && { params }), query: asked, quiet: true, signal });
        },
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      client,
    );
  };
}
