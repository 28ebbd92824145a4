import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import {
  answerEarlier,
  getEarlierRequest,
  setEarlierRequest,
} from '@nukkad/contract/market/earlier/earlier.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { heardServerTime } from '../../platform/server-clock.ts';
import { useLive } from '../../platform/socket/use-live.ts';

type EarlierRequest = EndpointOutput<typeof getEarlierRequest>;
const keyOf = (bookingId: string) => ['earlier', bookingId] as const;

/** Offers run out and are taken by others without an event for this customer. */
const askAgainMs = 60_000;

/** Whether the customer is told of an earlier time, and which one is offered now. */
export function useEarlierRequest(bookingId: string) {
  useLive(bookingChanged, (changed) => {
    if (changed.bookingId === bookingId) void queryClient.invalidateQueries({ queryKey: keyOf(bookingId) });
  });
  return useQuery({
    queryKey: keyOf(bookingId),
    queryFn: async ({ signal }) => {
      const request = await call(getEarlierRequest, { query: { bookingId }, quiet: true, signal });
      heardServerTime(Date.parse(request.now));
      return request;
    },
    refetchInterval: ({ state: { data } }) => (data?.on ? askAgainMs : false),
  });
}

const lookAgain = (bookingId: string) => queryClient.invalidateQueries({ queryKey: keyOf(bookingId) });

export function useSetEarlierRequest(bookingId: string) {
  return useMutation({
    mutationFn: (on: boolean) => call(setEarlierRequest, { body: { bookingId, on } }),
    onSuccess: (request: EarlierRequest) => queryClient.setQueryData(keyOf(bookingId), request),
    onError: () => lookAgain(bookingId),
  });
}

/** Whose page shows the booking takes the answer over, and looks again after a refusal. */
export interface BookingKeeper {
  readonly keep: (booking: BookingDetails) => void;
  readonly lookAgain: () => unknown;
}

export function useAnswerEarlier(bookingId: string, keeper: BookingKeeper) {
  return useMutation({
    mutationFn: (body: Omit<EndpointInput<typeof answerEarlier>['body'], 'bookingId'>) =>
      call(answerEarlier, { body: { bookingId, ...body }, quiet: true }),
    onSuccess: keeper.keep,
    onError: keeper.lookAgain,
    onSettled: () => lookAgain(bookingId),
  });
}
