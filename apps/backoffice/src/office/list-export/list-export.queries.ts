import { listOfficeExports } from '@nukkad/contract/office/list-export/list-export.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { exportKeys } from '../../nouns/work-list/sheet-app.tsx';
import { call } from '../../platform/call.ts';

/** While one is being made, and before a link of the page ends. */
const lookAgainMs = { making: 2_000, ready: 4 * 60_000 };

export const ownExportsQuery = infiniteQueryOptions({
  queryKey: exportKeys,
  queryFn: ({ pageParam }) =>
    call(listOfficeExports, { query: { limit: 50, ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchInterval: ({ state }) => {
    const all = state.data?.pages.flatMap(({ items }) => items) ?? [];
    return all.some((one) => one.state === 'making') ? lookAgainMs.making : lookAgainMs.ready;
  },
});
