import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { beginSettlement } from '@nukkad/contract/people/payroll/payroll.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  list: (asked: object) => ['leavings', 'list', asked] as const,
  one: (employeeId: string) => ['leavings', 'one', employeeId] as const,
  free: (bookingId: string) => ['leavings', 'free', bookingId] as const,
  settings: ['leavings', 'settings'] as const,
  settlement: (leavingId: string) => ['leavings', 'settlement', leavingId] as const,
};
/** Files, tasks, approvals, departments and bookings change with it. */
const renewAll = () => queryClient.invalidateQueries();

export const leavingsAddress = listAddress(api.leavingsQuery.shape, ['q', 'state'], {});
export type LeavingsAsked = ReturnType<typeof leavingsAddress.read>;

export const useLeavings = ({ q = '', state }: LeavingsAsked) =>
  useInfiniteQuery({
    queryKey: keys.list({ q, state }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listLeavings, {
        query: {
          q,
          ...(state && { state }),
          cursor: pageParam,
          limit: 50,
          ...(pageParam ? {} : { count: 'true' }),
        },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

/** Null: oneself. */
export const useLeavingOf = (employeeId: string | null) =>
  useQuery({
    queryKey: keys.one(employeeId ?? ''),
    queryFn: ({ signal }) =>
      call(api.getLeaving, { query: employeeId ? { employeeId } : {}, quiet: true, signal }),
  });

/** Who is free for a booking; asked for anew each time, as others are booked meanwhile. */
export const useFree = (bookingId: string) =>
  useQuery({
    queryKey: keys.free(bookingId),
    queryFn: ({ signal }) => call(listFreeProfessionals, { query: { bookingId }, quiet: true, signal }),
  });

export const useResign = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.resign>['body']) =>
      call(api.resign, { body, quiet: true, idempotencyKey }),
    onSettled: renewAll,
  });

export const useEndEmployment = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.endEmployment>['body']) =>
      call(api.endEmployment, { body, quiet: true, idempotencyKey }),
    onSettled: renewAll,
  });

export const useAgree = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.agreeOnLeaving>['body']) =>
      call(api.agreeOnLeaving, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useMoveLeaving = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.moveLeaving>['body']) =>
      call(api.moveLeaving, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useHandOver = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.handOver>['body']) =>
      call(api.handOver, { body, quiet: true }),
    onSettled: renewAll,
  });

export const useGiveBooking = () =>
  useMutation({
    mutationFn: ({ leavingId, ...swap }: { leavingId: string; bookingId: string; employeeId: string }) =>
      call(api.handOverBookings, {
        body: { leavingId, swaps: [swap] },
        quiet: true,
      }),
    onSettled: renewAll,
  });

/** For those who may see salaries. */
export const useSettlement = (leavingId: string) =>
  useQuery({
    queryKey: keys.settlement(leavingId),
    queryFn: ({ signal }) => call(api.getSettlement, { query: { leavingId }, quiet: true, signal }),
  });

export const useBeginSettlement = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (staffId: string) =>
      call(beginSettlement, { body: { staffId }, quiet: true, idempotencyKey }),
    onSettled: renewAll,
  });

export const useLeavingSettings = () =>
  useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => call(api.getLeavingSettings, { quiet: true, signal }),
  });

export const useSetNotice = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editLeavingSettings>['body']) =>
      call(api.editLeavingSettings, { body, quiet: true }),
    onSettled: renewAll,
  });
