import * as api from '@nukkad/contract/market/favourite/favourite.api';
import type { Favourite } from '@nukkad/contract/market/favourite/favourite.model';
import { listNextSlots } from '@nukkad/contract/market/schedule/slot.api';
import { useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['favourites'] as const,
  ids: ['favourites', 'ids'] as const,
  list: (language: string) => ['favourites', 'list', language] as const,
};
const shown = 20;

/** The ids of all own favourites; undefined until they are known. */
export function useFavouriteIds(): readonly string[] | undefined {
  const { data } = useQuery(
    {
      queryKey: keys.ids,
      queryFn: ({ signal }) => call(api.readFavouriteIds, { quiet: true, signal }),
      staleTime: 60_000,
    },
    queryClient,
  );
  return data?.organisationIds;
}

function showMarked(organisationId: string, marked: boolean): void {
  queryClient.setQueryData<{ organisationIds: string[] }>(keys.ids, (known) => {
    const others = (known?.organisationIds ?? []).filter((id) => id !== organisationId);
    return { organisationIds: marked ? [organisationId, ...others] : others };
  });
}

/** Shown at once, and taken back where the server refuses or cannot be reached; the call says why. */
export function useMark(organisationId: string) {
  return useMutation(
    {
      mutationKey: keys.all,
      // One after the other: the last tap is what stays.
      scope: { id: `favourite ${organisationId}` },
      networkMode: 'always',
      mutationFn: (marked: boolean) =>
        marked
          ? call(api.addFavourite, { body: { organisationId } })
          : call(api.removeFavourite, { query: { organisationId } }),
      onMutate: async (marked) => {
        await queryClient.cancelQueries({ queryKey: keys.ids });
        showMarked(organisationId, marked);
      },
      onError: (_error, marked) => showMarked(organisationId, !marked),
      // The list that is on the screen keeps its rows, so that a tap by mistake can be taken back.
      onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all, refetchType: 'none' }),
    },
    queryClient,
  );
}

/** Newest first. */
export function useFavourites() {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listFavourites, {
        query: { cursor: pageParam || undefined, limit: shown },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** At most so many partners in one question for free times. */
const askedAtOnce = 20;

/** When each is free next for the work of its last visit, at the chosen place; one question for each service. */
export function useNextFree(favourites: readonly Favourite[]): ReadonlyMap<string, string> {
  const free = favourites.flatMap(({ organisationId, works, lastVisit }) =>
    works && lastVisit ? [{ organisationId, serviceId: lastVisit.serviceId }] : [],
  );
  const serviceIds = [...new Set(free.map(({ serviceId }) => serviceId))];
  const answers = useQueries({
    queries: serviceIds.map((serviceId) => {
      const organisationIds = free
        .filter((partner) => partner.serviceId === serviceId)
        .slice(0, askedAtOnce)
        .map((partner) => partner.organisationId)
        .join(',');
      return {
        queryKey: ['favourites free', serviceId, organisationIds],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call(listNextSlots, { query: { serviceId, organisationIds }, quiet: true, signal }),
        retry: false,
      };
    }),
  });
  const items = answers.flatMap(({ data }) => data?.items ?? []);
  return new Map(items.flatMap(({ organisationId, from }) => (from ? [[organisationId, from]] : [])));
}
