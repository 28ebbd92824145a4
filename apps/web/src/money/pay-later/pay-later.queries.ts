import {
  getPayLater,
  payBookingLater,
  seenOfPayLater,
  seenOfSettling,
  settlePayLater,
} from '@nukkad/contract/money/pay-later/pay-later.api';
import type { PayLaterDebt } from '@nukkad/contract/money/pay-later/pay-later.model';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { renewAfter, useSend } from '../../platform/api/send.ts';

/** The limit, and the bookings that are paid later. */
export function usePayLater() {
  return usePages(getPayLater, {});
}

/** What is paid later of one booking. */
export function useDebtOf(bookingId: string) {
  return useAsked(getPayLater, { query: { bookingId } });
}

/** Takes the person to the provider, and answers the page to go on to; handed over by the page. */
export type OpenCheckout = (checkout: Checkout, bookingId: string) => Promise<string>;

/** Opens the provider's page for what is left, and answers the page to go on to. */
export function useSettle(open: OpenCheckout) {
  return useSend(settlePayLater, {
    send: async ({ bookingId, left }: Pick<PayLaterDebt, 'bookingId' | 'left'>): Promise<string> => {
      const body = { bookingId, seen: seenOfSettling({ left }) };
      const checkout = await call(settlePayLater, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
      return open(checkout, bookingId);
    },
  });
}

/** A booking just made is paid later: all that is due of it. */
export async function payLater(bookingId: string, amountDue: number): Promise<void> {
  const standing = await call(getPayLater, { query: {}, quiet: true });
  const body = { bookingId, seen: seenOfPayLater(amountDue, standing) };
  await call(payBookingLater, { body, idempotencyKey: newIdempotencyKey(), quiet: true });
  await renewAfter(payBookingLater);
}
