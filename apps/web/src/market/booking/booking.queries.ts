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
import { useLive } from '../../platform/socket/use-live.ts';
import { keepAnswer, keyOf, renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const minuteMs = 60_000;

/** Money is under way, or has just come, or the time to pay is over: what follows comes by itself. */
const isBetween = ({ status, money, can }: BookingDetails): boolean =>
  money?.state === 'under_way' || (status === 'Payment Pending' && !can.pay);

/** Often at first, then quietly. The socket usually tells before. */
function askAgainMs({ money }: BookingDetails): number {
  return Date.now() - Date.parse(money?.since ?? '') < minuteMs ? 2_000 : 10_000;
}

/** Ten minutes: how long a photo's signed link works, at most. */
const linkLifeMs = 10 * 60_000;

export function useBookings(window: DayWindow, tab: BookingTab) {
  return usePages(listCustomerBookings, { window, tab });
}

export function useTabCounts(window: DayWindow) {
  return useAsked(countStatuses, { query: { window } }, { placeholderData: (before) => before });
}

export function useBooking(bookingId: string) {
  return useAsked(
    getCustomerBooking,
    { query: { bookingId } },
    {
      // Links to photos expire, so a page that stays open reads them again in time.
      refetchInterval: ({ state: { data } }) => {
        if (data && isBetween(data)) return askAgainMs(data);
        return data?.photos.length ? linkLifeMs / 2 : false;
      },
    },
  );
}

/** What cancelling costs changes with the clock, so it is asked anew each time the dialog opens. */
export function useCancellationCharges(bookingId: string) {
  return useAsked(getCancellationCharges, { query: { bookingId } }, { staleTime: 0, gcTime: 0 });
}

const keyOfBooking = (bookingId: string) => keyOf(getCustomerBooking, { query: { bookingId } });

/** Lists and counts follow whatever happened to one booking. */
const refreshLists = () => renew(listCustomerBookings, countStatuses);

/** An answer with the booking as it is now. */
export function keepBooking(booking: BookingDetails): void {
  keepAnswer(getCustomerBooking, { query: { bookingId: booking.bookingId } }, booking);
  void refreshLists();
}

/** Asks for the booking again: it moved on under the reader's hands. */
export const refreshBooking = (bookingId: string): Promise<unknown> => renew(keyOfBooking(bookingId));

export function useCancelBooking(bookingId: string) {
  return useSend(cancelByCustomer, {
    keep: keepBooking,
    // Either the fee changed or the booking moved on: the shown data must be fetched again.
    onError: () => renew(getCancellationCharges, keyOfBooking(bookingId)),
  });
}

export function useAnswerAddition(bookingId: string) {
  return useSend(answerAddition, {
    given: (answer: Omit<EndpointInput<typeof answerAddition>['body'], 'bookingId'>) => ({
      body: { bookingId, ...answer },
    }),
    keep: keepBooking,
    onError: () => refreshBooking(bookingId),
  });
}

export function useAddPhotos(bookingId: string, onProgress: (share: number) => void) {
  return useSend(uploadCustomerPhotos, {
    given: (files: readonly File[]) => ({ query: { bookingId }, files, onProgress }),
    loud: true,
    // No list shows them.
    only: [keyOfBooking(bookingId)],
  });
}

/** The other side acted: the booking and the lists are fetched again. */
export function useBookingsLive(): void {
  useLive(bookingChanged, ({ bookingId }) => {
    void refreshBooking(bookingId);
    void refreshLists();
  });
}
