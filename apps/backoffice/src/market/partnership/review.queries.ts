import { getReview, listReviews } from '@nukkad/contract/market/partnership/review.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

export type Review = EndpointOutput<typeof getReview>;

export const queueQuery = (subject: string) =>
  pagedQuery(['queue', subject], (from) =>
    call(listReviews, {
      query: {
        limit: 30,
        ...(subject === 'profile' || subject === 'change' ? { subject } : {}),
        ...from,
      },
    }),
  );

export const reviewQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['review', organisationId],
    queryFn: () => call(getReview, { params: { organisationId } }),
  });
