import { createBooking } from '@nukkad/contract/booking/booking.api';
import { createOrder, getOrder, listCustomerPayments } from '@nukkad/contract/payment/payment.api';
import type { PaymentOrder } from '@nukkad/contract/payment/payment.model';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../platform/api/api-error.ts';
import { call, newIdempotencyKey } from '../platform/api/client.ts';
import { queryClient } from '../platform/query-client.ts';
import { useIntention } from './intention.ts';
import { openCheckout } from './open-checkout.ts';
import type { PayChoice } from './pay-choice.ts';

export const paymentKeys = {
  all: ['payment'] as const,
  list: ['payment', 'list'] as const,
  order: (orderId: string) => ['payment', 'order', orderId] as const,
};

export const isOpenOrder = (order: Pick<PaymentOrder, 'status'>) =>
  order.status === 'created' || order.status === 'attempted';

/** Opens what is due for a booking at the provider; gives the page to go on to. */
export function usePay() {
  return useMutation({
    // A new key at each press: an open payment is opened again anyway, and an old answer might be over.
    mutationFn: async (bookingId: string): Promise<string> =>
      openCheckout(
        await call(createOrder, { body: { bookingId }, idempotencyKey: newIdempotencyKey() }),
        bookingId,
      ),
  });
}

export interface PlacedBooking {
  readonly bookingId: string;
  readonly bookingNumber: string;
}

/** Books the cart as it was shown: `expectedTotal` in paise. The caller says what was refused. */
export function usePlaceBooking() {
  const keyOf = useIntention();
  return useMutation({
    mutationFn: ({
      choice,
      expectedTotal,
    }: {
      choice: PayChoice;
      expectedTotal: number;
    }): Promise<PlacedBooking> => {
      const note = choice.note.trim();
      const body = { paymentMode: choice.paymentMode, expectedTotal, ...(note ? { note } : {}) };
      return call(createBooking, { body, idempotencyKey: keyOf(body), quiet: true });
    },
  });
}

const minuteMs = 60_000;

/** One payment, asked for again until its outcome is known: often at first, then quietly. */
export function useOrder(orderId: string, since: number) {
  return useQuery({
    queryKey: paymentKeys.order(orderId),
    queryFn: ({ signal }) => call(getOrder, { query: { orderId }, quiet: true, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error instanceof ApiError && state.error.status === 404) return false;
      if (state.data && !isOpenOrder(state.data)) return false;
      return Date.now() - since < minuteMs ? 2_000 : 10_000;
    },
  });
}

export function askOrderAgain(orderId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: paymentKeys.order(orderId) });
}

export function usePayments() {
  return useInfiniteQuery({
    queryKey: paymentKeys.list,
    queryFn: ({ pageParam, signal }) =>
      call(listCustomerPayments, { query: pageParam ? { cursor: pageParam } : {}, quiet: true, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
