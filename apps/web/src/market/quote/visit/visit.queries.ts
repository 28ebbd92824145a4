import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  chooseVisitAddress,
  listProjectVisits,
  planProjectVisit,
} from '@nukkad/contract/market/quote/project-visit.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';

const keyOf = (projectId: string) => ['offers', 'visits', projectId] as const;

export const useProjectVisits = (projectId: string) =>
  useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => call(listProjectVisits, { query: { projectId }, quiet: true, signal }),
    retry: false,
  });

export const usePlanVisit = (projectId: string, idempotencyKey: string) =>
  useMutation({
    mutationFn: ({ visit }: Pick<EndpointInput<typeof planProjectVisit>['body'], 'visit'>) =>
      call(planProjectVisit, { body: { projectId, visit }, quiet: true, idempotencyKey }),
    onSuccess: (visits) => {
      queryClient.setQueryData(keyOf(projectId), visits);
      return queryClient.invalidateQueries({ queryKey: ['offers', 'chain'] });
    },
  });

export const usePlaceVisits = (projectId: string) =>
  useMutation({
    mutationFn: (addressId: string) =>
      call(chooseVisitAddress, { body: { projectId, addressId }, quiet: true }),
    onSuccess: (visits) => queryClient.setQueryData(keyOf(projectId), visits),
  });
