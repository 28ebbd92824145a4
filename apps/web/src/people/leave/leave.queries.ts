import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/people/leave/leave.api';
import type { AwayDay, LeaveType } from '@nukkad/contract/people/leave/leave.model';
import { skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoot, renewApprovals } from '../../nouns/approval/approval.queries.ts';
import { allPages } from '../../platform/api/all-pages.ts';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  own: (status: string) => [approvalRoot, 'leave', 'own', status] as const,
  one: (requestId: string) => [approvalRoot, 'leave', 'one', requestId] as const,
  balances: [approvalRoot, 'leave', 'balances'] as const,
  types: [approvalRoot, 'leave', 'types'] as const,
  preview: (asked: Readonly<Record<string, string>>) => [approvalRoot, 'leave', 'preview', asked] as const,
  away: (month: string, departmentId: string) =>
    [approvalRoot, 'leave', 'away', month, departmentId] as const,
  free: (bookingId: string) => [approvalRoot, 'leave', 'free', bookingId] as const,
};

type OwnStatus = NonNullable<EndpointInput<typeof api.listLeave>['query']['status']>;

export const useOwnLeave = (status: OwnStatus | '') =>
  useInfiniteQuery({
    queryKey: keys.own(status),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listLeave, {
        query: { ...(status && { status }), cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useBalances = () =>
  useQuery({
    queryKey: keys.balances,
    queryFn: ({ signal }) => call(api.listBalances, { quiet: true, signal }),
  });

export const useLeave = (requestId: string) =>
  useQuery({
    queryKey: keys.one(requestId),
    queryFn: ({ signal }) => call(api.getLeave, { query: { requestId }, quiet: true, signal }),
  });

export type PreviewAsked = EndpointInput<typeof api.previewLeave>['query'];

/** How many days it would take; null: the form is not complete. The count before stays while the next one is read. */
export const usePreview = (asked: PreviewAsked | null) =>
  useQuery({
    queryKey: keys.preview({ ...asked }),
    queryFn: asked
      ? ({ signal }) => call(api.previewLeave, { query: asked, quiet: true, signal })
      : skipToken,
    placeholderData: (before) => before,
  });

export type LeaveBody = EndpointInput<typeof api.askLeave>['body'];

export const useAskLeave = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: LeaveBody) => call(api.askLeave, { body, quiet: true, idempotencyKey }),
    onSettled: renewApprovals,
  });

export const useEditLeave = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editLeave>['body']) =>
      call(api.editLeave, { body, quiet: true }),
    onSettled: renewApprovals,
  });

export const useMoveLeave = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.moveLeave>['body']) =>
      call(api.moveLeave, { body, quiet: true }),
    onSettled: renewApprovals,
  });

export const useChangeLeave = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.changeLeave>['body']) =>
      call(api.changeLeave, { body, quiet: true }),
    onSettled: renewApprovals,
  });

export type LeaveDecision = EndpointInput<typeof api.reviewLeave>['body'];

/** Bookings, calendars and attendance change with it. */
export const useReviewLeave = () =>
  useMutation({
    mutationFn: (body: LeaveDecision) => call(api.reviewLeave, { body, quiet: true }),
    onSettled: () => queryClient.invalidateQueries(),
  });

/** Who can take over a booking; asked for anew each time, as others are booked meanwhile. */
export const useTakers = (bookingId: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.free(bookingId),
    enabled,
    queryFn: ({ signal }) => call(listFreeProfessionals, { query: { bookingId }, quiet: true, signal }),
  });

/** All of a month: a business has some hundreds of people. */
export const useAway = (month: string, days: { fromDay: string; toDay: string }, departmentId: string) =>
  useQuery({
    queryKey: keys.away(month, departmentId),
    queryFn: ({ signal }) =>
      allPages<AwayDay>((cursor) => {
        const query = { ...days, ...(departmentId && { departmentId }), cursor, limit: 100 };
        return call(api.listAway, { query, quiet: true, signal });
      }),
    placeholderData: (before) => before,
  });

/** A business has 30 at most. */
export const useLeaveTypes = () =>
  useQuery({
    queryKey: keys.types,
    queryFn: ({ signal }) => call(api.listLeaveTypes, { query: { limit: 100 }, quiet: true, signal }),
  });

export type TypeBody = EndpointInput<typeof api.addLeaveType>['body'];

export const useAddType = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: TypeBody) => call(api.addLeaveType, { body, quiet: true, idempotencyKey }),
    onSettled: renewApprovals,
  });

export const useEditType = () =>
  useMutation({
    mutationFn: (body: Pick<LeaveType, 'leaveTypeId' | 'version'> & TypeBody) =>
      call(api.editLeaveType, { body, quiet: true }),
    onSettled: renewApprovals,
  });
