import type { Page } from '@nukkad/contract/kernel/page';
import { CountBadge } from '@nukkad/frame/count-badge';
import type { InfiniteData } from '@tanstack/react-query';

/** What is known of a list's length by its first page: a longer list shows a plus. Nothing while nothing waits. */
export function NavCount({ list, words }: { list: InfiniteData<Page<unknown>> | undefined; words: string }) {
  const first = list?.pages[0];
  if (!first || first.items.length === 0) return null;
  const shown = `${first.items.length}${first.nextCursor === null ? '' : '+'}`;
  return <CountBadge shown={shown} words={`${shown} ${words}`} />;
}
