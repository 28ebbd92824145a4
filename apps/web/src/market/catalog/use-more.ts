import { useState } from 'react';

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** A first page that the route has loaded, and those that follow when asked; a new first page begins again. */
export function useMore<Item>(first: Page<Item>, next: (cursor: string) => Promise<Page<Item>>) {
  const [begun, setBegun] = useState(first);
  const [page, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  if (begun !== first) {
    setBegun(first);
    setPage(first);
  }

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
