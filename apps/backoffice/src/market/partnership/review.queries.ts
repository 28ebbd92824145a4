import { getReview, listReviews, reviewsQuery } from '@nukkad/contract/market/partnership/review.api';
import { getAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export type Review = EndpointOutput<typeof getReview>;

export type Waiting = EndpointOutput<typeof listReviews>['items'][number];
export const queueAddress = listAddress(reviewsQuery.shape, ['subject'], {});
type QueueFilter = ReturnType<typeof queueAddress.read>;

/** What waits for a decision. */
export const queueList = (filter: QueueFilter) =>
  countedList(['queue', filter], (page) => call(listReviews, { query: { ...filter, ...page } }));

export const reviewQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['review', organisationId],
    queryFn: () => call(getReview, { params: { organisationId } }),
  });

/** The Admin who reviews. */
export const reviewerQuery = queryOptions({
  queryKey: ['reviewer'],
  queryFn: () => call(getAdmin),
  staleTime: 60_000,
});
