import { Suspense } from 'react';
import type { NavRow } from '../../platform/nav-items.ts';

/** How much waits at a place; loaded after the page. */
export function RowBadge({ row: { Badge } }: { row: NavRow }) {
  if (!Badge) return null;
  return (
    <Suspense>
      <Badge />
    </Suspense>
  );
}
