import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { countStatuses } from '@nukkad/contract/market/booking/booking.api';
import {
  countMyBookings,
  getPartnerBooking,
  listFreeProfessionals,
  listMissedRequests,
  listPartnerBookings,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { type DayWindow, istDay } from '@nukkad/contract/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { withStoredFallback } from '../../platform/device-storage/with-stored-fallback.ts';
import { queryClient } from '../../platform/query-client.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export type FreeProfessional = EndpointOutput<typeof listFreeProfessionals>['items'][number];

/** Start times and accept deadlines change the allowed actions without an event. */
export const allowedChangesMs = 60_000;

type ListQuery = NonNullable<Parameters<typeof call<typeof listPartnerBookings>>[1]>['query'];

/** A list that is kept whole. */
const keyOfWhole = (query: ListQuery) => keyOf(listPartnerBookings, { query }, 'all');
const keyOfOne = (bookingId: string) => keyOf(getPartnerBooking, { query: { bookingId } });

/** Every page of a list that is always short: the bookings of one day, or the open ones. */
async function wholeList(query: ListQuery, signal: AbortSignal): Promise<BookingCard[]> {
  const items: BookingCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listPartnerBookings, {
      query: { ...query, limit: maximumPageSize, cursor },
      quiet: true,
      signal,
    });
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

/** All that is agreed or offered and has not begun: offers and jobs without a professional are picked from it. */
export function useOpenBookings() {
  useTranslation();
  return useQuery({
    queryKey: keyOfWhole({ tab: 'Assigned' }),
    queryFn: ({ signal }) => wholeList({ tab: 'Assigned' }, signal),
    refetchInterval: allowedChangesMs,
  });
}

/** The firm's bookings of this day in Asia/Kolkata, by time. */
export function useTodaysBookings() {
  useTranslation();
  return useQuery({
    queryKey: keyOfWhole({ window: 'Today' }),
    queryFn: ({ signal }) => wholeList({ window: 'Today' }, signal),
    refetchInterval: allowedChangesMs,
  });
}

const detailsOf = (bookingId: string, signal?: AbortSignal) =>
  withStoredFallback(`job ${presentLanguage()} ${bookingId}`, () =>
    call(getPartnerBooking, { query: { bookingId }, quiet: true, ...(signal ? { signal } : {}) }),
  );

/** Fetches today's jobs with their addresses, so that a professional finds the house without a network too. */
async function keepAddresses(jobs: readonly BookingCard[]): Promise<void> {
  for (const { bookingId, status } of jobs)
    if (status === 'Assigned' || status === 'Inprogress')
      await queryClient.prefetchQuery({
        queryKey: keyOfOne(bookingId),
        queryFn: () => detailsOf(bookingId),
        staleTime: allowedChangesMs,
      });
}

/** The professional's own jobs of one day (YYYY-MM-DD, Asia/Kolkata), by time. */
export function useMyDay(day: string) {
  useTranslation();
  return useQuery({
    queryKey: keyOfWhole({ day, mine: 'true' }),
    queryFn: async ({ signal }) => {
      const jobs = await withStoredFallback(`day ${presentLanguage()} ${day}`, () =>
        wholeList({ day, mine: 'true' }, signal),
      );
      if (day === istDay(new Date())) void keepAddresses(jobs);
      return jobs;
    },
    networkMode: 'always',
    refetchInterval: allowedChangesMs,
  });
}

export function usePartnerBooking(bookingId: string) {
  useTranslation();
  return useQuery({
    queryKey: keyOfOne(bookingId),
    queryFn: ({ signal }) => detailsOf(bookingId, signal),
    networkMode: 'always',
    refetchInterval: allowedChangesMs,
  });
}

/** A booking as far as an answer to it needs it: from the list that is on the screen, until its details are here. */
export function useRequest(bookingId: string | null) {
  useTranslation();
  return useQuery<BookingCard>({
    queryKey: keyOfOne(bookingId ?? ''),
    queryFn: ({ signal }) => detailsOf(bookingId ?? '', signal),
    enabled: bookingId !== null,
    networkMode: 'always',
    placeholderData: () =>
      queryClient
        .getQueryData<BookingCard[]>(keyOfWhole({ tab: 'Assigned' }))
        ?.find((booking) => booking.bookingId === bookingId),
  });
}

const missedAtOnce = 3;

/** What the firm rejected or let run out in the last days, newest first. */
export function useMissedRequests() {
  return usePages(listMissedRequests, { limit: missedAtOnce });
}

/** Who of the firm can do a booking, and why the others cannot. */
export function useProfessionals(bookingId: string) {
  return useAsked(listFreeProfessionals, { query: { bookingId } }, { staleTime: 0 });
}

/** What waits today and what the week brought. */
export function useMyCounts() {
  return useAsked(countMyBookings);
}

export function useTabCounts(window: DayWindow) {
  return useAsked(countStatuses, { query: { window } });
}
