import {
  getMilestoneOrder,
  listProjectPayments,
  payMilestone,
  seenOfMilestonePayment,
} from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { Milestone } from '@nukkad/contract/work/project/project.model';
import { useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { keyOf, renew, useAsked } from '../../platform/api/asked.ts';
import { renewAfter, useSend } from '../../platform/api/send.ts';

/** Takes the person to the provider, and answers the page to go on to; handed over by the page. */
export type OpenCheckoutFrom = (checkout: Checkout, back: string) => Promise<string>;

/** Opens the provider's page for what is left of a milestone as it was shown. */
export const usePayMilestone = (projectId: string, open: OpenCheckoutFrom) =>
  useSend(payMilestone, {
    send: async (milestone: Milestone): Promise<string> => {
      const { milestoneId } = milestone;
      const body = { projectId, milestoneId, seen: seenOfMilestonePayment(milestone) };
      const checkout = await call(payMilestone, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
      return open(checkout, `/buyer/projects/${projectId}`);
    },
    only: [],
    onError: () => renewAfter(payMilestone),
  });

const lookEveryMs = 2_000;

/** Back from a checkout: asks until the gateway has told that it is paid, and reads the project anew. */
export const useMilestoneOrder = (orderId: string | null) =>
  useQuery({
    queryKey: keyOf(getMilestoneOrder, { query: { orderId } }),
    enabled: orderId !== null,
    queryFn: async ({ signal }) => {
      const order = await call(getMilestoneOrder, { query: { orderId: orderId ?? '' }, quiet: true, signal });
      if (order.status === 'paid') await renew('project', listProjectPayments);
      return order;
    },
    refetchInterval: ({ state: { data, error } }) =>
      (data && data.status !== 'created' && data.status !== 'expired') || error ? false : lookEveryMs,
  });

/** The newest of a client's payments of a project; a project has few. */
export const useProjectPayments = (projectId: string) =>
  useAsked(listProjectPayments, { query: { projectId, limit: 50 } }, { select: ({ items }) => items });
