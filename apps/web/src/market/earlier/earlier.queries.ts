import { useQuery } from '@tanstack/react-query';
import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import {
  answerEarlier,
  getEarlierRequest,
  setEarlierRequest,
} from '@nukkad/contract/market/earlier/earlier.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { keepAnswer, keyOf, renew } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { heardServerTime } from '../../platform/server-clock.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { useSend } from '../../platform/api/send.ts';

type EarlierRequest = EndpointOutput<typeof getEarlierRequest>;

/** Offers run out and are taken by others without an event for this customer. */
const askAgainMs = 60_000;

/** Whether the customer is told of an earlier time, and which one is offered now. */
export function useEarlierRequest(bookingId: string) {
  useLive(bookingChanged, (changed) => {
    if (changed.bookingId === bookingId) void renew('earlier');
  });
  return useQuery({
    queryKey: keyOf(getEarlierRequest, { query: { bookingId } }),
    queryFn: async ({ signal }) => {
      const request = await call(getEarlierRequest, { query: { bookingId }, quiet: true, signal });
      heardServerTime(Date.parse(request.now));
      return request;
    },
    refetchInterval: ({ state: { data } }) => (data?.on ? askAgainMs : false),
  });
}

export function useSetEarlierRequest(bookingId: string) {
  return useSend(setEarlierRequest, {
    given: (on: boolean) => ({ body: { bookingId, on } }),
    loud: true,
    keep: (request: EarlierRequest) => keepAnswer(getEarlierRequest, { query: { bookingId } }, request),
    onError: () => renew('earlier'),
  });
}

/** Whose page shows the booking takes the answer over, and looks again after a refusal. */
export interface BookingKeeper {
  readonly keep: (booking: BookingDetails) => void;
  readonly lookAgain: () => unknown;
}

export function useAnswerEarlier(bookingId: string, keeper: BookingKeeper) {
  return useSend(answerEarlier, {
    given: (body: Omit<EndpointInput<typeof answerEarlier>['body'], 'bookingId'>) => ({
      body: { bookingId, ...body },
    }),
    onSuccess: keeper.keep,
    onError: keeper.lookAgain,
  });
}
