import { placeBooking } from '@nukkad/contract/market/booking/booking.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import { createOrder, listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useIntention } from '../../platform/api/intention.ts';
import { openCheckout } from './open-checkout.ts';
import type { BilledTo, PayChoice } from './pay-choice.ts';

export const paymentKeys = {
  list: ['payment', 'list'] as const,
  billedTo: (bookingId: string) => ['payment', 'billedTo', bookingId] as const,
};

/** Creates the provider's payment page for the amount due of a booking, and answers its address. */
export function usePay() {
  return useMutation({
    // A new key at each press: an open payment is opened again anyway, and an old answer might be over.
    mutationFn: async (body: EndpointInput<typeof createOrder>['body']): Promise<string> =>
      openCheckout(await call(createOrder, { body, idempotencyKey: newIdempotencyKey() }), body.bookingId),
  });
}

type BookingBody = EndpointInput<typeof placeBooking>['body'];

export interface PlacedBooking {
  readonly bookingId: string;
  readonly bookingNumber: string;
  /** Paise. */
  readonly total: number;
}

/** Books the cart as it was shown. The caller says what was refused. */
export function usePlaceBooking() {
  const keyOf = useIntention();
  return useMutation({
    mutationFn: ({
      choice,
      repeat,
      seen,
    }: {
      choice: PayChoice;
      /** The first of several visits; null: once. */
      repeat: BookingBody['repeat'] | null;
      seen: BookingBody['seen'];
    }): Promise<PlacedBooking> => {
      const note = choice.note.trim();
      const body = {
        paymentMode: choice.paymentMode,
        seen,
        ...(repeat && { repeat }),
        ...(note ? { note } : {}),
      };
      return call(placeBooking, { body, idempotencyKey: keyOf(body), quiet: true });
    },
  });
}

/** Whom a booking's invoice is made out to; changeable until it is made. */
export function useBilledTo(bookingId: string) {
  return useQuery({
    queryKey: paymentKeys.billedTo(bookingId),
    queryFn: ({ signal }) => call(getGstNumber, { query: { bookingId }, quiet: true, signal }),
  });
}

/** Null: the invoice is made out to the person again. */
export function useSaveBilledTo() {
  return useMutation({
    mutationFn: ({ bookingId, billedTo }: { bookingId: string; billedTo: BilledTo | null }) =>
      call(saveGstNumber, {
        body: billedTo ? { bookingId, ...billedTo } : { bookingId, gstNumber: null },
        idempotencyKey: newIdempotencyKey(),
        quiet: true,
      }),
    onSuccess: (saved, { bookingId }) => queryClient.setQueryData(paymentKeys.billedTo(bookingId), saved),
  });
}

export function usePayments() {
  return useInfiniteQuery({
    queryKey: paymentKeys.list,
    queryFn: ({ pageParam, signal }) =>
      call(listCustomerPayments, { query: pageParam ? { cursor: pageParam } : {}, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
}
