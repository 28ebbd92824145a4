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

/** Who comes back finds as many rows as before, so that the router can return to the same one. */
function asLeft<Item>(place: string, first: Page<Item>): Page<Item> {
  const before = left.get(place) as Page<Item> | undefined;
  if (!before) return first;
  return {
    items: [...first.items, ...before.items.slice(first.items.length)],
    nextCursor: before.nextCursor,
  };
}

/** A first page that the route has loaded, and those that follow when asked; a new first page begins again. */
export function useMore<Item>(first: Page<Item>, next: (cursor: string) => Promise<Page<Item>>) {
  const place = `${useLocation().key} ${first.nextCursor}`;
  const [begun, setBegun] = useState(first);
  const [page, setPage] = useState(() => asLeft(place, first));
  const [busy, setBusy] = useState(false);
  if (begun !== first) {
    setBegun(first);
    setPage(first);
  }
  useEffect(() => {
    if (page === first) left.delete(place);
    else keep(place, page);
  }, [place, page, first]);

  const fetchNextPage = async () => {
    if (page.nextCursor === null || busy) return;
    setBusy(true);
    try {
      const more = await next(page.nextCursor);
      // Rows of an older question are let go.
      setPage((now) =>
        now === page ? { items: [...page.items, ...more.items], nextCursor: more.nextCursor } : now,
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
