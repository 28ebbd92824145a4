import * as api from '@nukkad/contract/market/rfq/rfq.api';
import type { RfqTab } from '@nukkad/contract/market/rfq/rfq.model';
import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['rfqs'] as const,
  list: (tab: RfqTab, language: string) => ['rfqs', 'list', tab, language] as const,
  one: (rfqId: string, language: string) => ['rfqs', 'one', rfqId, language] as const,
  counts: ['rfqs', 'counts'] as const,
};
export const renewRfqs = () => queryClient.invalidateQueries({ queryKey: keys.all });
/** Nothing is pushed for requests: an open one looks again by itself. */
const lookAgainMs = 30_000;

export function useMyRfqs(tab: RfqTab) {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(tab, language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listMyRfqs, { query: { tab, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const useRfqCounts = () =>
  useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => call(api.countRfqTabs, { quiet: true, signal }),
  });

export function useMyRfq(rfqId: string) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: keys.one(rfqId, language),
    queryFn: ({ signal }) => call(api.getMyRfq, { query: { rfqId }, quiet: true, signal }),
    refetchInterval: lookAgainMs,
  });
}

/** Every kind of work; at the chosen place. */
export function useWorkKinds() {
  const { language } = useTranslation();
  return useQuery({
    queryKey: ['rfqs', 'kinds', language],
    queryFn: ({ signal }) => call(listCategories, { query: {}, quiet: true, signal }),
  });
}

/** What a kind of work is asked for, and of one service who can be chosen at the place. */
export function useAskedOf(categoryId: string, serviceId: string, placeKey: string) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: ['rfqs', 'asked', categoryId, serviceId, placeKey, language],
    queryFn: async ({ signal }) => {
      const [questions, partners] = await Promise.all([
        call(api.listRfqQuestions, { query: { categoryId }, quiet: true, signal }),
        call(api.listRfqPartners, {
          query: { categoryId, ...(serviceId && { serviceId }) },
          quiet: true,
          signal,
        }),
      ]);
      return { questions: questions.items, partners: partners.items };
    },
  });
}

export type NewRfq = EndpointInput<typeof api.newRfq>['body'];

export const useAskForQuotations = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewRfq) => call(api.newRfq, { body, quiet: true, idempotencyKey }),
    onSuccess: renewRfqs,
  });

export type ChangeRfq = EndpointInput<typeof api.changeRfq>['body'];

export const useChangeRfq = () =>
  useMutation({
    mutationFn: (body: ChangeRfq) => call(api.changeRfq, { body, quiet: true }),
    onSettled: renewRfqs,
  });

export type CancelRfq = EndpointInput<typeof api.cancelRfq>['body'];

export const useCancelRfq = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: CancelRfq) => call(api.cancelRfq, { body, quiet: true }),
    onSettled: renewRfqs,
  });
