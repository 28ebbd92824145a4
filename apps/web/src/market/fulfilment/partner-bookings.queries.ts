import { listMyServices } from '@nukkad/contract/market/catalog/partner-service.api';
import { partnerBookingsQuery } from '@nukkad/contract/market/fulfilment/partner-bookings.query';
import { getMyTeam } from '@nukkad/contract/identity/staff/staff.api';
import { maximumPageSize, type Page } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { keyOf } from '../../platform/api/asked.ts';

/** What narrows the list besides tab and window; the others of the address are how it is shown. */
const filterKeys = ['q', 'staffId', 'serviceId', 'due', 'day'] as const;
const address = listAddress(partnerBookingsQuery.shape, ['tab', 'window', 'sort', ...filterKeys], {});

export const bookingsAddress: typeof address = {
  ...address,
  // A day that was chosen takes the place of the window.
  write: (search, change) => address.write(search, change['day'] ? { ...change, window: '' } : change),
};

export const isNarrowed = (filters: ReturnType<typeof address.read>) =>
  filterKeys.some((key) => filters[key] !== undefined);

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
