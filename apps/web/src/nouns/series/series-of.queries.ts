import { getSeriesOfBookings } from '@nukkad/contract/market/series/series.api';
import type { SeriesOfBooking } from '@nukkad/contract/market/series/series.model';
import { useAsked } from '../../platform/api/asked.ts';

const none: ReadonlyMap<string, SeriesOfBooking> = new Map();

/** Of these bookings, those that are visits of a series; none until it is known. */
export function useSeriesOf(bookingIds: readonly string[]): ReadonlyMap<string, SeriesOfBooking> {
  const ids = bookingIds.slice(0, 100).join(',');
  const { data } = useAsked(
    getSeriesOfBookings,
    { query: { bookingIds: ids } },
    {
      enabled: ids !== '',
      staleTime: 60_000,
      select: ({ items }) => new Map(items.map((item) => [item.bookingId, item])),
    },
  );
  return data ?? none;
}
