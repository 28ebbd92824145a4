import { getReview, listReviews } from '@nukkad/contract/partner/review.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export type Review = EndpointOutput<typeof getReview>;

export const queueQuery = (subject: string) =>
  infiniteQueryOptions({
    queryKey: ['queue', subject],
    queryFn: ({ pageParam }) =>
      call(listReviews, {
        query: {
          limit: 30,
          ...(subject === 'profile' || subject === 'change' ? { subject } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const reviewQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['review', organisationId],
    queryFn: () => call(getReview, { params: { organisationId } }),
  });
