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
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { withStoredFallback } from '../../platform/device-storage/with-stored-fallback.ts';
import { queryClient } from '../../platform/query-client.ts';

export type MyBookingCount = EndpointOutput<typeof countMyBookings>;
export type FreeProfessional = EndpointOutput<typeof listFreeProfessionals>['items'][number];

const root = 'fulfilment';
export const fulfilmentKeys = {
  all: [root] as const,
  list: (asked: Readonly<Record<string, string>>) => [root, 'list', presentLanguage(), asked] as const,
  open: () => [root, 'open', presentLanguage()] as const,
  today: () => [root, 'today', presentLanguage()] as const,
  day: (day: string) => [root, 'day', presentLanguage(), day] as const,
  details: (bookingId: string) => [root, 'details', presentLanguage(), bookingId] as const,
  professionals: (bookingId: string) => [root, 'professionals', bookingId] as const,
  missed: () => [root, 'missed', presentLanguage()] as const,
  counts: [root, 'counts'] as const,
  /** Outside of `all`: no booking changes them. */
  choices: ['fulfilment choices'] as const,
  tabs: (window: DayWindow) => [root, 'tabs', window] as const,
};

/** Start times and accept deadlines change the allowed actions without an event. */
export const allowedChangesMs = 60_000;

type ListQuery = NonNullable<Parameters<typeof call<typeof listPartnerBookings>>[1]>['query'];

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
    queryKey: fulfilmentKeys.open(),
    queryFn: ({ signal }) => wholeList({ tab: 'Assigned' }, signal),
    refetchInterval: allowedChangesMs,
  });
}

/** The firm's bookings of this day in Asia/Kolkata, by time. */
export function useTodaysBookings() {
  useTranslation();
  return useQuery({
    queryKey: fulfilmentKeys.today(),
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
        queryKey: fulfilmentKeys.details(bookingId),
        queryFn: () => detailsOf(bookingId),
        staleTime: allowedChangesMs,
      });
}

/** The professional's own jobs of one day (YYYY-MM-DD, Asia/Kolkata), by time. */
export function useMyDay(day: string) {
  useTranslation();
  return useQuery({
    queryKey: fulfilmentKeys.day(day),
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
    queryKey: fulfilmentKeys.details(bookingId),
    queryFn: ({ signal }) => detailsOf(bookingId, signal),
    networkMode: 'always',
    refetchInterval: allowedChangesMs,
  });
}

/** A booking as far as an answer to it needs it: from the list that is on the screen, until its details are here. */
export function useRequest(bookingId: string | null) {
  useTranslation();
  return useQuery<BookingCard>({
    queryKey: fulfilmentKeys.details(bookingId ?? ''),
    queryFn: ({ signal }) => detailsOf(bookingId ?? '', signal),
    enabled: bookingId !== null,
    networkMode: 'always',
    placeholderData: () =>
      queryClient
        .getQueryData<BookingCard[]>(fulfilmentKeys.open())
        ?.find((booking) => booking.bookingId === bookingId),
  });
}

const missedAtOnce = 3;

/** What the firm rejected or let run out in the last days, newest first. */
export function useMissedRequests() {
  useTranslation();
  return useInfiniteQuery({
    queryKey: fulfilmentKeys.missed(),
    queryFn: ({ pageParam, signal }) =>
      call(listMissedRequests, {
        query: { limit: missedAtOnce, cursor: pageParam || undefined },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Who of the firm can do a booking, and why the others cannot. */
export function useProfessionals(bookingId: string) {
  return useQuery({
    queryKey: fulfilmentKeys.professionals(bookingId),
    queryFn: ({ signal }) => call(listFreeProfessionals, { query: { bookingId }, quiet: true, signal }),
    staleTime: 0,
  });
}

/** What waits today and what the week brought. */
export function useMyCounts() {
  return useQuery({
    queryKey: fulfilmentKeys.counts,
    queryFn: ({ signal }) => call(countMyBookings, { quiet: true, signal }),
  });
}

export function useTabCounts(window: DayWindow) {
  return useQuery({
    queryKey: fulfilmentKeys.tabs(window),
    queryFn: ({ signal }) => call(countStatuses, { query: { window }, quiet: true, signal }),
  });
}
