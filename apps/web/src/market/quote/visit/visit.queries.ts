import { getChain } from '@nukkad/contract/market/quote/chain.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  chooseVisitAddress,
  listProjectVisits,
  planProjectVisit,
} from '@nukkad/contract/market/quote/project-visit.api';
import { keepAnswer, renew, useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

export const useProjectVisits = (projectId: string) =>
  useAsked(listProjectVisits, { query: { projectId } }, { retry: false });

export const usePlanVisit = (projectId: string) =>
  useSend(planProjectVisit, {
    given: (visit: EndpointInput<typeof planProjectVisit>['body']['visit']) => ({
      body: { projectId, visit },
    }),
    keep: (visits) => {
      keepAnswer(listProjectVisits, { query: { projectId } }, visits);
      return renew(getChain);
    },
  });

export const usePlaceVisits = (projectId: string) =>
  useSend(chooseVisitAddress, {
    given: (addressId: string) => ({ body: { projectId, addressId } }),
    keep: (visits) => keepAnswer(listProjectVisits, { query: { projectId } }, visits),
  });
