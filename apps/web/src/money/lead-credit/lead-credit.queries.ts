import {
  buyLeadPack,
  getLeadCredits,
  getLeadPackOrder,
  seenOfPack,
} from '@nukkad/contract/money/lead-credit/lead-credit.api';
import type { LeadCreditPack } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  own: ['lead-credit', 'own'] as const,
  order: (orderId: string) => ['lead-credit', 'order', orderId] as const,
};

/** The balance, packs to buy, and what changed it. */
export function useLeadCredits() {
  return useInfiniteQuery({
    queryKey: keys.own,
    queryFn: ({ pageParam, signal }) =>
      call(getLeadCredits, { query: pageParam ? { cursor: pageParam } : {}, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** Takes the person to the provider, and answers the page to go on to; handed over by the page. */
export type OpenCheckoutFrom = (checkout: Checkout, back: string) => Promise<string>;

/** Opens the provider's page for a pack as it was shown. */
export const useBuyPack = (open: OpenCheckoutFrom) =>
  useMutation({
    mutationFn: async (pack: LeadCreditPack): Promise<string> => {
      const body = { credits: pack.credits, seen: seenOfPack(pack) };
      const checkout = await call(buyLeadPack, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
      return open(checkout, '/consultant-service/leads/credits');
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keys.own }),
  });

const lookEveryMs = 2_000;

/** Back from a checkout: asks until the gateway has told that it is paid, and reads the balance anew. */
export const usePackOrder = (orderId: string | null) =>
  useQuery({
    queryKey: keys.order(orderId ?? ''),
    enabled: orderId !== null,
    queryFn: async ({ signal }) => {
      const order = await call(getLeadPackOrder, { query: { orderId: orderId ?? '' }, quiet: true, signal });
      if (order.status === 'paid') await queryClient.invalidateQueries({ queryKey: keys.own });
      return order;
    },
    refetchInterval: ({ state: { data, error } }) =>
      (data && data.status !== 'created') || error ? false : lookEveryMs,
  });
