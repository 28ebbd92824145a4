import { getBookAgain } from '@nukkad/contract/market/again/again.api';
import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import { fillCart } from '@nukkad/contract/market/booking/booking.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['again'] as const;

/** Prices and free times are those of now, so it is asked anew each time the page opens. Null: nothing is asked. */
export function useBookAgain(bookingId: string | null, organisationId: string | null = null) {
  return useQuery({
    queryKey: [...key, bookingId, organisationId, presentLanguage()],
    queryFn: ({ signal }) =>
      call(getBookAgain, {
        query: { bookingId: bookingId ?? '', ...(organisationId ? { organisationId } : {}) },
        quiet: true,
        signal,
      }),
    enabled: bookingId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  });
}

/** Takes the place of whatever the cart holds; a refusal means that something changed since the page was shown. */
export function useFillAgain() {
  return useMutation({
    mutationFn: (body: BookAgain['body']) => call(fillCart, { body, quiet: true }),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
