import { getOfficeCredit } from '@nukkad/contract/money/credit/office-credit.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** A customer's credit, and what changed it. */
export const creditQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['credit', userId],
    queryFn: ({ pageParam }) =>
      call(getOfficeCredit, {
        params: { userId },
        query: { limit: 5, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
