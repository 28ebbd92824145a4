import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { answerCancel } from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/travel/travel.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['trips'] as const,
  list: (asked: object) => ['trips', 'list', asked] as const,
  one: (requestId: string) => ['trips', 'one', requestId] as const,
  setting: ['trips', 'setting'] as const,
};
const renewTrips = () => queryClient.invalidateQueries({ queryKey: keys.all });

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

export const useAnswerTripCancel = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof answerCancel>['body']) =>
      call(answerCancel, { body, quiet: true }),
    onSettled: renewTrips,
  });

export type PayBody = EndpointInput<typeof api.payTrip>['body'];

export const usePayTrip = () =>
  useMutation({
    mutationFn: (body: PayBody) => call(api.payTrip, { body, quiet: true }),
    onSettled: renewTrips,
  });

export type SettingBody = EndpointInput<typeof api.saveTravelSetting>['body'];

export const useSaveSetting = () =>
  useMutation({
    mutationFn: (body: SettingBody) => call(api.saveTravelSetting, { body, quiet: true }),
    onSettled: renewTrips,
  });
