import { placeBooking } from '@nukkad/contract/market/booking/booking.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import { createOrder, listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { useIntention } from '@nukkad/forms/intention';
import { openCheckout } from './open-checkout.ts';
import type { BilledTo, PayChoice } from './pay-choice.ts';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** Creates the provider's payment page for the amount due of a booking, and answers its address. */
export function usePay() {
  return useSend(createOrder, {
    send: async (body: EndpointInput<typeof createOrder>['body']): Promise<string> =>
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
  return useSend(placeBooking, {
    send: ({
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
  return useAsked(getGstNumber, { query: { bookingId } });
}

/** Null: the invoice is made out to the person again. */
export function useSaveBilledTo() {
  return useSend(saveGstNumber, {
    given: ({ bookingId, billedTo }: { bookingId: string; billedTo: BilledTo | null }) => ({
      body: { bookingId, ...(billedTo ?? { gstNumber: null }) },
      idempotencyKey: newIdempotencyKey(),
    }),
    keep: (saved: EndpointOutput<typeof saveGstNumber>, { bookingId }: { bookingId: string }) =>
      keepAnswer(getGstNumber, { query: { bookingId } }, saved),
  });
}

export function usePayments() {
  return usePages(listCustomerPayments, {});
}
