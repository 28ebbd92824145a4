import {
  getPayLater,
  payBookingLater,
  seenOfPayLater,
  seenOfSettling,
  settlePayLater,
} from '@nukkad/contract/money/pay-later/pay-later.api';
import type { PayLaterDebt } from '@nukkad/contract/money/pay-later/pay-later.model';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';

const keys = {
  own: ['pay-later', 'own'] as const,
  booking: (bookingId: string) => ['pay-later', 'booking', bookingId] as const,
};

/** The limit, and the bookings that are paid later. */
export function usePayLater() {
  return useInfiniteQuery({
    queryKey: keys.own,
    queryFn: ({ pageParam, signal }) =>
      call(getPayLater, { query: pageParam ? { cursor: pageParam } : {}, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** What is paid later of one booking. */
export function useDebtOf(bookingId: string) {
  return useQuery({
    queryKey: keys.booking(bookingId),
    queryFn: ({ signal }) => call(getPayLater, { query: { bookingId }, quiet: true, signal }),
  });
}

/** Takes the person to the provider, and answers the page to go on to; handed over by the page. */
export type OpenCheckout = (checkout: Checkout, bookingId: string) => Promise<string>;

/** Opens the provider's page for what is left, and answers the page to go on to. */
export function useSettle(open: OpenCheckout) {
  return useMutation({
    mutationFn: async ({ bookingId, left }: Pick<PayLaterDebt, 'bookingId' | 'left'>): Promise<string> => {
      const body = { bookingId, seen: seenOfSettling({ left }) };
      const checkout = await call(settlePayLater, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
      return open(checkout, bookingId);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['pay-later'] }),
  });
}

/** A booking just made is paid later: all that is due of it. */
export async function payLater(bookingId: string, amountDue: number): Promise<void> {
  const standing = await call(getPayLater, { query: {}, quiet: true });
  const body = { bookingId, seen: seenOfPayLater(amountDue, standing) };
  await call(payBookingLater, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
  await queryClient.invalidateQueries({ queryKey: ['pay-later'] });
}
