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

/** What a page of a list is asked for by, besides its filters. */
interface PageAsked {
  readonly cursor?: string;
  readonly limit: number;
  readonly count?: 'true';
}

/** A list for its filters: pages for the screen, the first with how many rows there are, and pages of a hundred for a file. */
export const countedList = <Row>(
  queryKey: readonly unknown[],
  ask: (page: PageAsked) => Promise<CountedPage<Row>>,
) => ({
  pages: pagedQuery(queryKey, (from) => ask({ limit: 50, ...(from.cursor ? from : { count: 'true' }) })),
  readPage: (from: { readonly cursor?: string }) => ask({ limit: 100, ...from }),
});
