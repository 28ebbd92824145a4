import * as api from '@nukkad/contract/market/favourite/favourite.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['favourite professionals'] as const,
  list: ['favourite professionals', 'list'] as const,
  visit: (bookingId: string) => ['favourite professionals', 'visit', bookingId] as const,
};

/** Who came to a finished visit; null: no one is known. */
export function useVisitor(bookingId: string) {
  return useQuery({
    queryKey: keys.visit(bookingId),
    queryFn: ({ signal }) =>
      call(api.readFavouriteProfessional, { query: { bookingId }, quiet: true, signal }),
    retry: false,
  });
}

/** Null: marks who came to the visit; else takes that person off. The server's answer is what is shown. */
export function useMarkVisitor(bookingId: string) {
  return useMutation({
    mutationFn: async (staffId: string | null): Promise<void> => {
      await (staffId === null
        ? call(api.addFavouriteProfessional, { body: { bookingId } })
        : call(api.removeFavouriteProfessional, { query: { staffId } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}

export function useFavouriteProfessionals() {
  return useInfiniteQuery({
    queryKey: keys.list,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listFavouriteProfessionals, {
        query: { cursor: pageParam || undefined },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useUnmarkProfessional() {
  return useMutation({
    mutationFn: (staffId: string) => call(api.removeFavouriteProfessional, { query: { staffId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}
