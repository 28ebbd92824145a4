import * as api from '@nukkad/contract/market/lead/lead.api';
import { countRfqTabs } from '@nukkad/contract/market/rfq/rfq.api';
import type { LeadTab } from '@nukkad/contract/market/lead/lead.model';
import { listAddress } from '@nukkad/lists/address';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const leadsAddress = listAddress(api.leadsQuery.shape, [], {});

export const useLeads = (tab: LeadTab) =>
  usePages(api.listLeads, { tab, limit: 50 }, { counted: true, placeholderData: keepPreviousData });

export const useLeadCounts = () => useAsked(countRfqTabs);

export const useLead = (leadId: string) =>
  useAsked(api.getLead, { query: { leadId } }, { refetchInterval: 30_000 });
