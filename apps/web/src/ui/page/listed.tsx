import type { ReactNode } from 'react';
import { type Asked, Loaded } from '../state/loaded.tsx';
import { LoadMore } from './load-more.tsx';

/** A useInfiniteQuery of pages with their rows, or anything shaped so. */
interface Pages<Item> extends Asked<{ readonly pages: readonly { readonly items: readonly Item[] }[] }> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** A list that comes page by page: a skeleton, why there is none, nothing, or the rows with the way to more. */
export function Listed<Item>({
  list,
  waiting,
  empty,
  children,
}: {
  list: Pages<Item>;
  waiting: ReactNode;
  /** In place of the rows where there are none: its own picture, its own words. */
  empty: ReactNode;
  /** Draws at least one row. */
  children: (items: readonly Item[]) => ReactNode;
}) {
  return (
    <Loaded query={list} waiting={waiting}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items)}
            <LoadMore infinite={list} shown={items.length} />
          </>
        );
      }}
    </Loaded>
  );
}
