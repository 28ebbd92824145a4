import {
  answerNewTime,
  getRescheduleOptions,
  rescheduleBooking,
} from '@nukkad/contract/market/reschedule/reschedule.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

export type RescheduleOptions = EndpointOutput<typeof getRescheduleOptions>;

const key = ['reschedule'] as const;

/** The free times of a day for this booking, and what a change costs now: it grows with the clock. */
export function useRescheduleOptions(
  { bookingId, version }: Pick<BookingDetails, 'bookingId' | 'version'>,
  day: string,
) {
  return useQuery({
    // Of this state of the booking: what was changed elsewhere changes what is left and what it costs.
    queryKey: [...key, bookingId, version, day],
    queryFn: ({ signal }) => call(getRescheduleOptions, { query: { bookingId, day }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
    // The strip of days stays while another day's times are on their way.
    placeholderData: keepPreviousData,
  });
}

/** Whose pages show the booking take the answer over, and look again after a refusal. */
export interface BookingChanges {
  readonly keep: (booking: BookingDetails) => void;
  readonly lookAgain: () => unknown;
}

export function useReschedule({ keep, lookAgain }: BookingChanges) {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof rescheduleBooking>['body']) =>
      call(rescheduleBooking, { body, quiet: true }),
    onSuccess: keep,
    onError: () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), lookAgain()]),
  });
}

export function useAnswerNewTime({ keep, lookAgain }: BookingChanges) {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof answerNewTime>['body']) =>
      call(answerNewTime, { body, quiet: true }),
    onSuccess: keep,
    onError: lookAgain,
  });
}
