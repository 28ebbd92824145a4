import * as api from '@nukkad/contract/market/favourite/favourite.api';
import type { Favourite } from '@nukkad/contract/market/favourite/favourite.model';
import { listNextSlots } from '@nukkad/contract/market/schedule/slot.api';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { keepAnswer, keyOf, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

/** The ids of all own favourites; undefined until they are known. */
export function useFavouriteIds(): readonly string[] | undefined {
  const { data } = useAsked(api.readFavouriteIds, {}, { staleTime: 60_000 });
  return data?.organisationIds;
}

function showMarked(organisationId: string, marked: boolean): void {
  keepAnswer(api.readFavouriteIds, {}, (known) => {
    const others = (known?.organisationIds ?? []).filter((id) => id !== organisationId);
    return { organisationIds: marked ? [organisationId, ...others] : others };
  });
}

/** Shown at once, and taken back where the server refuses or cannot be reached; the call says why. */
export function useMark(organisationId: string) {
  return useSend(api.removeFavourite, {
    send: (marked: boolean) =>
      marked
        ? call(api.addFavourite, { body: { organisationId } })
        : call(api.removeFavourite, { query: { organisationId } }),
    mutationKey: keyOf(api.addFavourite),
    // One after the other: the last tap is what stays.
    scope: { id: `favourite ${organisationId}` },
    onMutate: async (marked) => {
      await queryClient.cancelQueries({ queryKey: keyOf(api.readFavouriteIds) });
      showMarked(organisationId, marked);
    },
    onError: (_error, marked) => showMarked(organisationId, !marked),
    // The list that is on the screen keeps its rows, so that a tap by mistake can be taken back.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: [api.addFavourite.noun], refetchType: 'none' }),
  });
}

/** Newest first. */
export function useFavourites() {
  return usePages(api.listFavourites, { limit: shown });
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
        queryKey: keyOf(listNextSlots, { query: { serviceId, organisationIds } }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call(listNextSlots, { query: { serviceId, organisationIds }, quiet: true, signal }),
        retry: false,
      };
    }),
  });
  const items = answers.flatMap(({ data }) => data?.items ?? []);
  return new Map(items.flatMap(({ organisationId, from }) => (from ? [[organisationId, from]] : [])));
}
