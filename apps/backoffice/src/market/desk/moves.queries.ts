import {
  getDeskCancellation,
  listCandidates,
  listDeskTimes,
} from '@nukkad/contract/market/desk/desk-moves.api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

export const candidatesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['candidates', bookingId],
    queryFn: () => call(listCandidates, { params: { bookingId } }),
  });

export const cancellationQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['cancellation', bookingId],
    queryFn: () => call(getDeskCancellation, { params: { bookingId } }),
  });

export const timesQuery = (bookingId: string, day: string) =>
  queryOptions({
    queryKey: ['times', bookingId, day],
    queryFn: () => call(listDeskTimes, { params: { bookingId }, query: { day } }),
  });
