import {
  answerNewTime,
  getRescheduleOptions,
  rescheduleBooking,
} from '@nukkad/contract/market/reschedule/reschedule.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export type RescheduleOptions = EndpointOutput<typeof getRescheduleOptions>;

/** The free times of a day for this booking, and what a change costs now: it grows with the clock. */
export function useRescheduleOptions(
  { bookingId, version }: Pick<BookingDetails, 'bookingId' | 'version'>,
  day: string,
) {
  return useAsked(
    getRescheduleOptions,
    { query: { bookingId, day } },
    {
      // Of this state of the booking: what was changed elsewhere changes what is left and what it costs.
      per: version,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: 60_000,
      // The strip of days stays while another day's times are on their way.
      placeholderData: keepPreviousData,
    },
  );
}

/** Whose pages show the booking take the answer over, and look again after a refusal. */
export interface BookingChanges {
  readonly keep: (booking: BookingDetails) => void;
  readonly lookAgain: () => unknown;
}

export function useReschedule({ keep, lookAgain }: BookingChanges) {
  return useSend(rescheduleBooking, {
    keep,
    onError: () => Promise.all([renew('reschedule'), lookAgain()]),
  });
}

export function useAnswerNewTime({ keep, lookAgain }: BookingChanges) {
  return useSend(answerNewTime, { keep, onError: lookAgain });
}
