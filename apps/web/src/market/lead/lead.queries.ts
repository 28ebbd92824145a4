import * as api from '@nukkad/contract/market/lead/lead.api';
import { countRfqTabs } from '@nukkad/contract/market/rfq/rfq.api';
import { useAsked } from '../../platform/api/asked.ts';

export const useLeadCounts = () => useAsked(countRfqTabs);

export const useLead = (leadId: string) =>
  useAsked(api.getLead, { query: { leadId } }, { refetchInterval: 30_000 });
