import { getPerson, listPeople, peopleQuery } from '@nukkad/contract/identity/account/people.api';
import { readFeatures } from '@nukkad/contract/identity/partner/feature.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { getReview } from '@nukkad/contract/market/partnership/review.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const peopleAddress = listAddress(peopleQuery.shape, ['q', 'status', 'role', 'sort'], {});
type PeopleFilter = ReturnType<typeof peopleAddress.read>;

/** Everyone with an account. */
export const peopleList = (filter: PeopleFilter) =>
  countedList(['people', filter], (page) => call(listPeople, { query: { ...filter, ...page } }));

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
