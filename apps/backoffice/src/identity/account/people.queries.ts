import { getPerson, listPeople } from '@nukkad/contract/identity/account/people.api';
import { readFeatures } from '@nukkad/contract/identity/partner/feature.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { getReview } from '@nukkad/contract/market/partnership/review.api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

type Query = EndpointInput<typeof listPeople>['query'];
export type PeopleFilter = Pick<Query, 'q' | 'status' | 'role'>;

export const peopleQuery = (filter: PeopleFilter) =>
  pagedQuery(['people', filter], (from) => call(listPeople, { query: { limit: 30, ...filter, ...from } }));

export const personQuery = (userId: string) =>
  queryOptions({
    queryKey: ['person', userId],
    queryFn: () => call(getPerson, { params: { userId } }),
  });

export const featuresQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['features', organisationId],
    queryFn: () => call(readFeatures, { params: { organisationId } }),
  });

export type PartnerReview = EndpointOutput<typeof getReview>;

/** The firm as a partner, with its subscription. */
export const partnerReviewQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['standing', organisationId],
    queryFn: () => call(getReview, { params: { organisationId } }),
  });
