import {
  answerAddition,
  cancelByCustomer,
  countStatuses,
  getCancellationCharges,
  getCustomerBooking,
  listCustomerBookings,
  uploadCustomerPhotos,
} from '@nukkad/contract/market/booking/booking.api';
import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import type { BookingDetails, BookingTab } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { DayWindow } from '@nukkad/contract/kernel/time';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

export const bookingKeys = {
  lists: ['bookings', 'list'] as const,
  /** Names of services come in the reader's language. */
  list: (window: DayWindow, tab: BookingTab) => ['bookings', 'list', presentLanguage(), window, tab] as const,
  counts: ['bookings', 'counts'] as const,
  count: (window: DayWindow) => ['bookings', 'counts', window] as const,
  one: (bookingId: string) => ['bookings', 'one', bookingId, presentLanguage()] as const,
  charges: (bookingId: string) => ['bookings', 'charges', bookingId] as const,
};

const minuteMs = 60_000;

/** While money is under way: often at first, then quietly. The socket usually tells before. */
function askAgainMs({ money }: BookingDetails): number {
  return Date.now() - Date.parse(money?.since ?? '') < minuteMs ? 2_000 : 10_000;
}

/** Ten minutes: how long a photo's signed link works, at most. */
const linkLifeMs = 10 * 60_000;

export function useBookings(window: DayWindow, tab: BookingTab) {
  return useInfiniteQuery({
    queryKey: bookingKeys.list(window, tab),
    queryFn: ({ pageParam, signal }) =>
      call(listCustomerBookings, {
        query: { window, tab, cursor: pageParam || undefined },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useTabCounts(window: DayWindow) {
  return useQuery({
    queryKey: bookingKeys.count(window),
    queryFn: ({ signal }) => call(countStatuses, { query: { window }, quiet: true, signal }),
    placeholderData: (before) => before,
  });
}

export function useBooking(bookingId: string) {
  return useQuery({
    queryKey: bookingKeys.one(bookingId),
    queryFn: ({ signal }) => call(getCustomerBooking, { query: { bookingId }, quiet: true, signal }),
    // Links to photos expire, so a page that stays open reads them again in time.
    refetchInterval: ({ state: { data } }) => {
      if (data?.money?.state === 'under_way') return askAgainMs(data);
      return data?.photos.length ? linkLifeMs / 2 : false;
    },
  });
}

/** What cancelling costs changes with the clock, so it is asked anew each time the dialog opens. */
export function useCancellationCharges(bookingId: string) {
  return useQuery({
    queryKey: bookingKeys.charges(bookingId),
    queryFn: ({ signal }) => call(getCancellationCharges, { query: { bookingId }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Lists and counts follow whatever happened to one booking. */
async function refreshLists(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: bookingKeys.lists }),
    queryClient.invalidateQueries({ queryKey: bookingKeys.counts }),
  ]);
}

/** An answer with the booking as it is now. */
export function keepBooking(booking: BookingDetails): void {
  queryClient.setQueryData(bookingKeys.one(booking.bookingId), booking);
  void refreshLists();
}

function useKeepBooking() {
  const client = useQueryClient();
  return (booking: BookingDetails) => {
    client.setQueryData(bookingKeys.one(booking.bookingId), booking);
    void refreshLists();
  };
}

/** Asks for the booking again: it moved on under the reader's hands. */
export function refreshBooking(bookingId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: bookingKeys.one(bookingId) });
}

export function useCancelBooking(bookingId: string) {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof cancelByCustomer>['body']) =>
      call(cancelByCustomer, { body, quiet: true }),
    onSuccess: keep,
    // Either the fee changed or the booking moved on: the shown data must be fetched again.
    onError: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingKeys.charges(bookingId) }),
        refreshBooking(bookingId),
      ]),
  });
}

export function useAnswerAddition(bookingId: string) {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (answer: Omit<EndpointInput<typeof answerAddition>['body'], 'bookingId'>) =>
      call(answerAddition, { body: { bookingId, ...answer }, quiet: true }),
    onSuccess: keep,
    onError: () => refreshBooking(bookingId),
  });
}

export function useAddPhotos(bookingId: string, onProgress: (share: number) => void) {
  return useMutation({
    mutationFn: (files: readonly File[]) =>
      call(uploadCustomerPhotos, { query: { bookingId }, files, onProgress }),
    onSettled: () => refreshBooking(bookingId),
  });
}

/** The other side acted: the booking and the lists are fetched again. */
export function useBookingsLive(): void {
  useLive(bookingChanged, ({ bookingId }) => {
    void refreshBooking(bookingId);
    void refreshLists();
  });
}
