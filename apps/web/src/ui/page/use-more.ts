import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

const mostKept = 20;
/** What was shown of the lists that were left, the oldest first, by the entry of the history and where its first page ends. */
const left = new Map<string, Page<unknown>>();

function keep(place: string, page: Page<unknown>): void {
  left.delete(place);
  left.set(place, page);
  const [oldest] = left.keys();
  if (left.size > mostKept && oldest !== undefined) left.delete(oldest);
}

/** A first page that was asked for again, with the rows that were shown after it. */
function withShown<Item>(first: Page<Item>, shown: Page<Item>): Page<Item> {
  if (first.nextCursor === null) return first;
  return {
    items: [...first.items, ...shown.items.slice(first.items.length)],
    nextCursor: shown.nextCursor,
  };
}

/** Who comes back finds as many rows as before, so that the router can return to the same one. */
function asLeft<Item>(place: string, first: Page<Item>): Page<Item> {
  const before = left.get(place) as Page<Item> | undefined;
  return before ? withShown(first, before) : first;
}

/**
 * A first page that the route has loaded, and those that follow when asked. Another question begins again; the same one,
 * which the route may load anew at any moment, keeps what was shown.
 */
export function useMore<Item>(first: Page<Item>, next: (cursor: string) => Promise<Page<Item>>) {
  const place = `${useLocation().key} ${first.nextCursor}`;
  const [begun, setBegun] = useState({ place, first });
  const [page, setPage] = useState(() => asLeft(place, first));
  const [busy, setBusy] = useState(false);
  if (begun.first !== first) {
    setBegun({ place, first });
    setPage(begun.place === place ? withShown(first, page) : first);
  }
  useEffect(() => {
    if (page.nextCursor === first.nextCursor) left.delete(place);
    else keep(place, page);
  }, [place, page, first]);

  const fetchNextPage = async () => {
    if (page.nextCursor === null || busy) return;
    setBusy(true);
    try {
      const more = await next(page.nextCursor);
      // Rows of an older question are let go.
      setPage((now) =>
        now.nextCursor === page.nextCursor
          ? { items: [...now.items, ...more.items], nextCursor: more.nextCursor }
          : now,
      );
    } catch {
      // The call has said why; the button stays for another try.
    } finally {
      setBusy(false);
    }
  };

  return {
    items: page.items,
    hasNextPage: page.nextCursor !== null,
    isFetchingNextPage: busy,
    fetchNextPage,
  };
}
