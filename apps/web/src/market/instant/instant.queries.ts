import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { getInstantStatus } from '@nukkad/contract/market/instant/instant.api';
import type { InstantStatus } from '@nukkad/contract/market/instant/instant.model';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { keyOf, renew } from '../../platform/api/asked.ts';
import { heardServerTime } from '../../platform/server-clock.ts';
import { useLive } from '../../platform/socket/use-live.ts';

/** The socket tells of every move; without it the search is asked about this often. */
const askAgainMs = 4_000;
const searching: ReadonlySet<InstantStatus['state']> = new Set(['paying', 'looking', 'asking']);
export const isSearching = (status: InstantStatus): boolean => searching.has(status.state);

/** How the search for a partner goes, as long as it goes. */
export function useInstantStatus(bookingId: string) {
  useLive(bookingChanged, (changed) => {
    if (changed.bookingId === bookingId) void renew(getInstantStatus);
  });
  return useQuery({
    queryKey: keyOf(getInstantStatus, { query: { bookingId } }),
    queryFn: async ({ signal }) => {
      const status = await call(getInstantStatus, { query: { bookingId }, quiet: true, signal });
      heardServerTime(Date.parse(status.now));
      return status;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isSearching(data) ? false : askAgainMs),
  });
}
