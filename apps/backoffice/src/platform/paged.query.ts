import type { CountedPage } from '@nukkad/contract/kernel/page';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** A list that is read page by page; `read` is handed where the page begins. */
export const pagedQuery = <Row>(
  queryKey: readonly unknown[],
  read: (from: { readonly cursor?: string }) => Promise<CountedPage<Row>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

type Filled<Filter> = { readonly [Name in keyof Filter]?: Exclude<Filter[Name], ''> };

/** The filters that are set; an empty one asks for nothing. */
export const filled = <const Filter extends object>(filter: Filter): Filled<Filter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as Filled<Filter>;
