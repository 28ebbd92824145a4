import * as api from '@nukkad/contract/market/rfq/rfq.api';
import type { RfqTab } from '@nukkad/contract/market/rfq/rfq.model';
import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

/** Nothing is pushed for requests: an open one looks again by itself. */
const lookAgainMs = 30_000;

export function useMyRfqs(tab: RfqTab) {
  return usePages(api.listMyRfqs, { tab, limit: 20 });
}

export const useRfqCounts = () => useAsked(api.countRfqTabs);

export function useMyRfq(rfqId: string) {
  return useAsked(api.getMyRfq, { query: { rfqId } }, { refetchInterval: lookAgainMs });
}

/** Every kind of work; at the chosen place. */
export function useWorkKinds() {
  return useAsked(listCategories, { query: {} });
}

/** What a kind of work is asked for, and of one service who can be chosen at the place. */
export function useAskedOf(categoryId: string, serviceId: string, placeKey: string) {
  useTranslation();
  return useQuery({
    queryKey: keyOf(api.listRfqQuestions, { query: { categoryId } }, [serviceId, placeKey]),
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
