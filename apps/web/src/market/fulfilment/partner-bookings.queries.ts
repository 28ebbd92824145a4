import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import type { BookingTab } from '@nukkad/contract/market/booking/booking.model';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { partnerBookingsQuery } from '@nukkad/contract/market/fulfilment/partner-bookings.query';
import { getMyTeam } from '@nukkad/contract/identity/staff/staff.api';
import { maximumPageSize, type Page } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { allowedChangesMs } from './fulfilment.queries.ts';
import { keyOf } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

/** What narrows the list besides tab and window; the others of the address are how it is shown. */
export const bookingFilterKeys = ['q', 'staffId', 'serviceId', 'due', 'day'] as const;
export const bookingsAddress = listAddress(
  partnerBookingsQuery.shape,
  ['tab', 'window', 'sort', ...bookingFilterKeys],
  {},
);
type BookingsAsked = ReturnType<typeof bookingsAddress.read>;

export const isNarrowed = (asked: BookingsAsked) => bookingFilterKeys.some((key) => asked[key] !== undefined);

/** One tab of the firm's bookings, page by page. How many there are is counted here only where the tabs do not say it. */
export function usePartnerBookings(asked: BookingsAsked & { readonly tab: BookingTab }) {
  return usePages(listPartnerBookings, asked, {
    counted: true,
    // While other words are looked for, the rows stay.
    staysFor: { tab: asked.tab },
    refetchInterval: allowedChangesMs,
  });
}

const mostPages = 5;
const choicesStayMs = 10 * 60_000;

/** The first hundreds of a list, to choose from. */
async function choicesOf<Item>(
  readPage: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const read = await readPage(cursor);
    items.push(...read.items);
    if (read.nextCursor === null) break;
    cursor = read.nextCursor;
  }
  return items;
}

/** Whom bookings may be assigned to. `enabled`: once the list itself is there, which comes first. */
export function useProfessionalChoices(enabled: boolean) {
  return useQuery({
    queryKey: keyOf(getMyTeam, {}, 'professionals'),
    queryFn: async ({ signal }) => {
      const people = await choicesOf((cursor) =>
        call(getMyTeam, { query: { cursor, limit: maximumPageSize }, quiet: true, signal }),
      );
      return people.filter(({ isProfessional }) => isProfessional);
    },
    enabled,
    staleTime: choicesStayMs,
  });
}

/** What the organisation offers or has paused. */
export function useServiceChoices(enabled: boolean) {
  useTranslation();
  return useQuery({
    queryKey: keyOf(listMyServices, {}, 'all'),
    queryFn: ({ signal }) =>
      choicesOf((cursor) =>
        call(listMyServices, { query: { cursor, limit: maximumPageSize }, quiet: true, signal }),
      ),
    enabled,
    staleTime: choicesStayMs,
  });
}
