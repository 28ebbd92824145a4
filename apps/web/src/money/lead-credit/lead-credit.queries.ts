import {
  buyLeadPack,
  getLeadCredits,
  getLeadPackOrder,
  seenOfPack,
} from '@nukkad/contract/money/lead-credit/lead-credit.api';
import type { LeadCreditPack } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { keyOf, renew } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** The balance, packs to buy, and what changed it. */
export function useLeadCredits() {
  return usePages(getLeadCredits, {});
}

/** Takes the person to the provider, and answers the page to go on to; handed over by the page. */
export type OpenCheckoutFrom = (checkout: Checkout, back: string) => Promise<string>;

/** Opens the provider's page for a pack as it was shown. */
export const useBuyPack = (open: OpenCheckoutFrom) =>
  useSend(buyLeadPack, {
    send: async (pack: LeadCreditPack): Promise<string> => {
      const body = { credits: pack.credits, seen: seenOfPack(pack) };
      const checkout = await call(buyLeadPack, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
      return open(checkout, '/consultant-service/leads/credits');
    },
    only: [],
    onError: () => renew(getLeadCredits),
  });

const lookEveryMs = 2_000;

/** Back from a checkout: asks until the gateway has told that it is paid, and reads the balance anew. */
export const usePackOrder = (orderId: string | null) =>
  useQuery({
    queryKey: keyOf(getLeadPackOrder, { query: { orderId } }),
    enabled: orderId !== null,
    queryFn: async ({ signal }) => {
      const order = await call(getLeadPackOrder, { query: { orderId: orderId ?? '' }, quiet: true, signal });
      if (order.status === 'paid') await renew(getLeadCredits);
      return order;
    },
    refetchInterval: ({ state: { data, error } }) =>
      (data && data.status !== 'created') || error ? false : lookEveryMs,
  });
