import { getAdvanceOrder, payAdvance } from '@nukkad/contract/money/advance/advance.api';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { keyOf, renew } from '../../platform/api/asked.ts';
import { renewAfter, useSend } from '../../platform/api/send.ts';

/** Takes the person to the provider, and answers the page to go on to; handed over by the page. */
export type OpenCheckoutFrom = (checkout: Checkout, back: string) => Promise<string>;

/** Opens the provider's page for the advance of the agreement that was shown. */
export const usePayAdvance = (open: OpenCheckoutFrom, back: string) =>
  useSend(payAdvance, {
    send: async (body: { leadId: string; digest: string }): Promise<string> => {
      const checkout = await call(payAdvance, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
      return open(checkout, back);
    },
    only: [],
    onError: () => renewAfter(payAdvance),
  });

const lookEveryMs = 2_000;
/** A refund may take days; a customer who stays on the page still sees it come. */
const lookForRefundEveryMs = 20_000;

/** Back from a checkout: asks until the gateway has told that it is paid, and reads the quote anew. */
export const useAdvanceOrder = (orderId: string | null) =>
  useQuery({
    queryKey: keyOf(getAdvanceOrder, { query: { orderId } }),
    enabled: orderId !== null,
    queryFn: async ({ signal }) => {
      const order = await call(getAdvanceOrder, { query: { orderId: orderId ?? '' }, quiet: true, signal });
      if (order.status !== 'created') await renew('quote');
      return order;
    },
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return false;
      if (data?.status === 'late') return lookForRefundEveryMs;
      return data && data.status !== 'created' ? false : lookEveryMs;
    },
  });
