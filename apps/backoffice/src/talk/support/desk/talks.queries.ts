import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getDeskBooking, listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import { type figureDays, getDeskFigures } from '@nukkad/contract/talk/support/desk-figures.api';
import { listReadyReplies } from '@nukkad/contract/talk/support/reply-office.api';
import * as api from '@nukkad/contract/talk/support/session-office.api';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { pagedQuery } from '../../../platform/paged.query.ts';

/** The socket tells of each change; where it is away they are looked for so often. */
const lookAgainMs = 30_000;

export const shows = ['mine', 'queue', 'all'] as const;
export type Show = (typeof shows)[number];

export const deskQuery = queryOptions({
  queryKey: ['talks', 'desk'],
  queryFn: () => call(api.getDesk),
  refetchInterval: lookAgainMs,
});

export const talksQuery = (show: Show) => ({
  ...pagedQuery(['talks', 'list', show], (from) =>
    call(api.listDeskSessions, { query: { show, limit: 50, ...from } }),
  ),
  refetchInterval: lookAgainMs,
});

/** What the same person asked before. */
export const earlierQuery = (userId: string) =>
  queryOptions({
    queryKey: ['talks', 'of', userId],
    queryFn: () => call(api.listDeskSessions, { query: { show: 'all', userId, limit: 6 } }),
  });

export const talkQuery = (sid: string) =>
  queryOptions({
    queryKey: ['talks', 'one', sid],
    queryFn: () => call(api.getDeskSession, { params: { sid } }),
    refetchInterval: lookAgainMs,
  });

/** How it went in the last days. */
export const figuresQuery = (days: (typeof figureDays)[number]) =>
  queryOptions({
    queryKey: ['talks', 'figures', days],
    queryFn: () => call(getDeskFigures, { query: { days } }),
    placeholderData: keepPreviousData,
  });

const rarelyMs = 300_000;

/** All of them: there are never more than one page. */
export const repliesOfDesk = queryOptions({
  queryKey: ['replies', 'desk'],
  queryFn: () => call(listReadyReplies, { query: { limit: 100 } }),
  staleTime: rarelyMs,
});

/** The last bookings of the person who talks. */
export const bookingsBeside = (buyerId: string) =>
  queryOptions({
    queryKey: ['bookings', 'beside', buyerId],
    queryFn: () => call(listDeskBookings, { query: { buyerId, limit: 5 } }),
  });

/** With what may be done with it now. */
export const bookingBeside = (bookingId: string) =>
  queryOptions({
    queryKey: ['booking', bookingId],
    queryFn: () => call(getDeskBooking, { params: { bookingId } }),
  });

/** Everything that the desk shows is asked for again after each act. */
function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: ['talks'] }),
  });
}

export const useDuty = () =>
  useAct((body: EndpointInput<typeof api.setDuty>['body']) => call(api.setDuty, { body }));
/** Silent: what was not marked now is marked with the next words. */
export const useReadMark = (sid: string) =>
  useMutation({ mutationFn: (seq: number) => call(api.readAtDesk, { params: { sid }, body: { seq } }) });
export const useTake = (sid: string) =>
  useAct((version: number) => call(api.takeSession, { params: { sid }, body: { version } }));
export const useMove = (sid: string) =>
  useAct((body: EndpointInput<typeof api.moveDeskSession>['body']) =>
    call(api.moveDeskSession, { params: { sid }, body }),
  );
