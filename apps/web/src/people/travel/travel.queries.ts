import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/travel/travel.api';
import { listAddress } from '@nukkad/lists/address';
import { skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoot, renewApprovals } from '../../nouns/approval/approval.queries.ts';
import { call } from '../../platform/api/client.ts';

const keys = {
  all: [approvalRoot, 'trips'] as const,
  list: (asked: object) => [approvalRoot, 'trips', 'list', asked] as const,
  one: (requestId: string) => [approvalRoot, 'trips', 'one', requestId] as const,
  setting: [approvalRoot, 'trips', 'setting'] as const,
  bookings: (days: object | null) => [approvalRoot, 'trips', 'bookings', days] as const,
};
/** The inbox and its count lie beside them. */
const renewTrips = renewApprovals;

export const tripsAddress = listAddress(api.tripsQuery.shape, ['q', 'status', 'fromDay', 'toDay'], {});
type TripsAsked = Partial<ReturnType<typeof tripsAddress.read>> & { readonly whose: 'own' | 'team' };

export const useTrips = (asked: TripsAsked) =>
  useInfiniteQuery({
    queryKey: keys.list(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listTrips, {
        query: { ...asked, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useTrip = (requestId: string) =>
  useQuery({
    queryKey: keys.one(requestId),
    queryFn: ({ signal }) => call(api.getTrip, { params: { requestId }, quiet: true, signal }),
  });

export const useTravelSetting = () =>
  useQuery({
    queryKey: keys.setting,
    queryFn: ({ signal }) => call(api.getTravelSetting, { quiet: true, signal }),
  });

/** One’s own bookings of these days; null: the days are not known yet. */
export const useTripBookings = (days: EndpointInput<typeof api.listTripBookings>['query'] | null) =>
  useQuery({
    queryKey: keys.bookings(days),
    queryFn: days
      ? ({ signal }) => call(api.listTripBookings, { query: days, quiet: true, signal })
      : skipToken,
  });

export type TripBody = EndpointInput<typeof api.addTrip>['body'];

export const useAddTrip = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: TripBody) => call(api.addTrip, { body, quiet: true, idempotencyKey }),
    onSettled: renewTrips,
  });

export const useEditTrip = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editTrip>['body']) =>
      call(api.editTrip, { body, quiet: true }),
    onSettled: renewTrips,
  });

export const useWithdrawTrip = () =>
  useMutation({
    mutationFn: ({ requestId, version }: { requestId: string; version: number }) =>
      call(api.withdrawTrip, { query: { requestId, version: String(version) }, quiet: true }),
    onSettled: renewTrips,
  });

export const useReviewTrip = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.reviewTrip>['body']) =>
      call(api.reviewTrip, { body, quiet: true }),
    onSettled: renewTrips,
  });

export const usePayTrip = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.payTrip>['body']) => call(api.payTrip, { body, quiet: true }),
    onSettled: renewTrips,
  });

export type SettingBody = EndpointInput<typeof api.saveTravelSetting>['body'];

export const useSaveSetting = () =>
  useMutation({
    mutationFn: (body: SettingBody) => call(api.saveTravelSetting, { body, quiet: true }),
    onSettled: renewTrips,
  });
