import * as api from '@nukkad/contract/market/lead/lead.api';
import { countRfqTabs } from '@nukkad/contract/market/rfq/rfq.api';
import type { LeadTab } from '@nukkad/contract/market/lead/lead.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['leads'] as const,
  list: (tab: LeadTab, language: string) => ['leads', 'list', tab, language] as const,
  one: (leadId: string, language: string) => ['leads', 'one', leadId, language] as const,
  counts: ['leads', 'counts'] as const,
};
/** What may be done about its quote follows from where a lead stands. */
export const renewLeads = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: ['offers'] }),
  ]);

export const leadsAddress = listAddress(api.leadsQuery.shape, [], {});

export function useLeads(tab: LeadTab) {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(tab, language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listLeads, {
        query: { tab, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

export const useLeadCounts = () =>
  useQuery(
    { queryKey: keys.counts, queryFn: ({ signal }) => call(countRfqTabs, { quiet: true, signal }) },
    queryClient,
  );

export function useLead(leadId: string) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: keys.one(leadId, language),
    queryFn: ({ signal }) => call(api.getLead, { query: { leadId }, quiet: true, signal }),
    refetchInterval: 30_000,
  });
}

export type UnlockLead = EndpointInput<typeof api.unlockLead>['body'];

export const useUnlockLead = (idempotencyKey: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: UnlockLead) => call(api.unlockLead, { body, quiet: true, idempotencyKey }),
    onSettled: renewLeads,
  });

export type AnswerLead = EndpointInput<typeof api.answerLead>['body'];

export const useAnswerLead = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: AnswerLead) => call(api.answerLead, { body, quiet: true }),
    onSettled: renewLeads,
  });
