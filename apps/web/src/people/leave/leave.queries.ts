import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/people/leave/leave.api';
import type { AwayDay } from '@nukkad/contract/people/leave/leave.model';
import { useQuery } from '@tanstack/react-query';
import { allPages } from '../../platform/api/all-pages.ts';
import { call } from '../../platform/api/client.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

type OwnStatus = NonNullable<EndpointInput<typeof api.listLeave>['query']['status']>;

export const useOwnLeave = (status: OwnStatus | '') =>
  usePages(api.listLeave, { ...(status && { status }), limit: 20 });

export const useBalances = () => useAsked(api.listBalances);

export const useLeave = (requestId: string) => useAsked(api.getLeave, { query: { requestId } });

export type PreviewAsked = EndpointInput<typeof api.previewLeave>['query'];

/** How many days it would take; null: the form is not complete. The count before stays while the next one is read. */
export const usePreview = (asked: PreviewAsked | null) =>
  useAsked(api.previewLeave, asked ? { query: asked } : null, { placeholderData: (before) => before });

export type LeaveBody = EndpointInput<typeof api.askLeave>['body'];

export type LeaveDecision = EndpointInput<typeof api.reviewLeave>['body'];

/** Bookings, calendars and attendance change with it. */
export const useReviewLeave = () => useSend(api.reviewLeave);

/** Who can take over a booking; asked for anew each time, as others are booked meanwhile. */
export const useTakers = (bookingId: string, enabled: boolean) =>
  useAsked(listFreeProfessionals, { query: { bookingId } }, { enabled });

/** All of a month: a business has some hundreds of people. */
export const useAway = (days: { fromDay: string; toDay: string }, departmentId: string) =>
  useQuery({
    queryKey: keyOf(api.listAway, { query: { ...days, departmentId } }, 'all'),
    queryFn: ({ signal }) =>
      allPages<AwayDay>((cursor) => {
        const query = { ...days, ...(departmentId && { departmentId }), cursor, limit: 100 };
        return call(api.listAway, { query, quiet: true, signal });
      }),
    placeholderData: (before) => before,
  });

/** A business has 30 at most. */
export const useLeaveTypes = () => useAsked(api.listLeaveTypes, { query: { limit: 100 } });

export type TypeBody = EndpointInput<typeof api.addLeaveType>['body'];
