import { answerStop, askStop, getStop, previewStop } from '@nukkad/contract/market/stop/stop.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['stop'] as const;

/** The services of a visit under way and what was said of ending it; it moves with each version of its booking. */
export function useStop(bookingId: string, version: number) {
  return useQuery({
    queryKey: [...key, bookingId, version],
    queryFn: ({ signal }) => call(getStop, { query: { bookingId }, quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

type Said = EndpointInput<typeof previewStop>['body'];

/** What ending it now comes to; null: no reason is chosen yet. */
export function useStopPreview(said: Said | null) {
  return useQuery({
    queryKey: [...key, 'preview', said],
    queryFn: said ? ({ signal }) => call(previewStop, { body: said, quiet: true, signal }) : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Whose pages show the booking take the answer over, and look again after a refusal. */
export interface BookingChanges {
  readonly keep: (booking: BookingDetails) => void;
  readonly lookAgain: () => unknown;
}

const failed = (lookAgain: () => unknown) => () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: key }), lookAgain()]);

/** Sent at once also without a network, so that the person learns of it. */
export function useAskStop({ keep, lookAgain }: BookingChanges) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof askStop>['body']) => call(askStop, { body, quiet: true }),
    onSuccess: keep,
    onError: failed(lookAgain),
  });
}

export function useAnswerStop({ keep, lookAgain }: BookingChanges) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof answerStop>['body']) => call(answerStop, { body, quiet: true }),
    onSuccess: keep,
    onError: failed(lookAgain),
  });
}
