import { type CountedPage, maximumPageSize } from '@nukkad/contract/kernel/page';
import type { Answering, Asking } from '@nukkad/forms/asked';
import { pagesIn } from '@nukkad/forms/pages';
import { keepPreviousData } from '@tanstack/react-query';

interface ListSettings {
  /** Rows of a page. */
  readonly pageSize?: number | undefined;
  /** Rows stay while others are on their way; named: only as long as this part of what is asked is the same. */
  readonly staysFor?: object | undefined;
  /** How often an open screen looks again. */
  readonly looksAgainMs?: number | undefined;
}

const usualPage = 50;

/** Work lists: counted, page by page, and as a whole for a file. */
export function listsIn(asking: Asking) {
  const usePages = pagesIn(asking);

  return function useList<Row, Answer>(
    endpoint: Answering<{ readonly query: object }, Answer & CountedPage<Row>>,
    query: object,
    { pageSize = usualPage, staysFor, looksAgainMs }: ListSettings = {},
  ) {
    const pages = usePages(
      endpoint,
      { ...query, limit: pageSize },
      {
        counted: true,
        ...(looksAgainMs && { refetchInterval: looksAgainMs }),
        ...(staysFor ? { staysFor } : { placeholderData: keepPreviousData }),
      },
    );
    return {
      pages,
      rows: pages.data?.pages.flatMap(({ items }): Row[] => items) ?? [],
      /** It may say more than its rows. */
      first: pages.data?.pages[0],
      /** The page that begins at this cursor; empty: the first. */
      readPage: (cursor: string): Promise<CountedPage<Row>> =>
        asking.callOf(endpoint, {
          query: { ...query, limit: maximumPageSize, ...(cursor && { cursor }) },
          quiet: true,
        }),
    };
  };
}
