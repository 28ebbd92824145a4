import { listCategories } from '@nukkad/contract/catalog/catalog.api';
import { listMyServices } from '@nukkad/contract/catalog/offer.api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import { presentLanguage } from '../platform/i18n/present-words.ts';

/** Every trade, in the reader's language. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories', presentLanguage()],
    queryFn: ({ signal }) => call(listCategories, { query: {}, quiet: true, signal }),
  });
}

/** What the own organisation offers, with its price. */
export function useOwnServices() {
  return useInfiniteQuery({
    queryKey: ['services', 'own', presentLanguage()],
    queryFn: ({ pageParam, signal }) =>
      call(listMyServices, { query: { cursor: pageParam }, quiet: true, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
