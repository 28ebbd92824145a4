import { getOfficePayLater } from '@nukkad/contract/money/pay-later/office-pay-later.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** What a customer may pay later, and what is open of it. */
export const payLaterQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['pay-later', userId],
    queryFn: ({ pageParam }) =>
      call(getOfficePayLater, {
        params: { userId },
        query: { limit: 5, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
