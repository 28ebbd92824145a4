import { getBookAgain } from '@nukkad/contract/market/again/again.api';
import { fillCart } from '@nukkad/contract/market/booking/booking.api';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** Prices and free times are those of now, so it is asked anew each time the page opens. Null: nothing is asked. */
export function useBookAgain(bookingId: string | null, organisationId: string | null = null) {
  return useAsked(
    getBookAgain,
    { query: { bookingId: bookingId ?? '', ...(organisationId ? { organisationId } : {}) } },
    { enabled: bookingId !== null, staleTime: 0, gcTime: 0, refetchInterval: 60_000 },
  );
}

/** Takes the place of whatever the cart holds; a refusal means that something changed since the page was shown. */
export function useFillAgain() {
  return useSend(fillCart, { only: [], onError: () => renew('again') });
}
