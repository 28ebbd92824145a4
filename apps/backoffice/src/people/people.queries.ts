import { getPerson, listPeople } from '@nukkad/contract/backoffice/people.api';
import { readFeatures } from '@nukkad/contract/partner/feature.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

type Query = EndpointInput<typeof listPeople>['query'];
export type PeopleFilter = Pick<Query, 'q' | 'status' | 'role'>;

export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: ['people', filter],
    queryFn: ({ pageParam }) =>
      call(listPeople, { query: { limit: 30, ...filter, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

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
