import { listExports } from '@nukkad/contract/office/list-export/list-export.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { exportKeys } from '../../nouns/work-list/sheet.queries.ts';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** While one is being made, and before a link of the page ends. */
const lookAgainMs = { making: 2_000, ready: 4 * 60_000 };

/** Own exports. Links live for five minutes, so they are asked for again before. */
export function useOwnExports() {
  useTranslation();
  return useInfiniteQuery({
    queryKey: [...exportKeys, presentLanguage()],
    queryFn: ({ pageParam, signal }) =>
      call(listExports, { query: { cursor: pageParam || undefined }, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const all = state.data?.pages.flatMap(({ items }) => items) ?? [];
      return all.some((one) => one.state === 'making') ? lookAgainMs.making : lookAgainMs.ready;
    },
  });
}
