import type { Page } from '@nukkad/contract/kernel/page';
import type { InfiniteData } from '@tanstack/react-query';
import { VisuallyHidden } from '@mantine/core';
import styles from './nav-count.module.css';

/** What is known of a list's length by its first page: a longer list shows a plus. Nothing while nothing waits. */
export function NavCount({ list, words }: { list: InfiniteData<Page<unknown>> | undefined; words: string }) {
  const first = list?.pages[0];
  if (!first || first.items.length === 0) return null;
  return (
    <span className={styles.count}>
      {first.items.length}
      {first.nextCursor === null ? '' : '+'}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
