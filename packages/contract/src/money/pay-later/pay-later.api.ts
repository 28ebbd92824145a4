/** Bookings that are paid afterwards, up to a limit of the customer's own. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { paise } from '../../kernel/schema.ts';
import { paymentErrors } from '../payment/payment.noun.ts';
import { checkout } from '../payment/payment.model.ts';
import { payLaterErrors as e } from './pay-later.noun.ts';
import { payLaterDebt, payLaterStanding } from './pay-later.model.ts';

// What was seen before paying later, before paying what is due, and by Admins of a limit. See docs/confirmations.md.

export const confirmsPayLater = confirmation('pay_later', { amountDue: 'money', dueDays: 'count' });

export const seenOfPayLater = (
  amountDue: number,
  { dueDays }: { readonly dueDays: number },
): Seen<typeof confirmsPayLater> => ({ amountDue, dueDays });

export const confirmsSettling = confirmation('pay_later_settling', { amountDue: 'money' });

export const seenOfSettling = ({ left }: { readonly left: number }): Seen<typeof confirmsSettling> => ({
  amountDue: left,
});

export const confirmsLimit = confirmation('pay_later_limit', { payLaterLimit: 'money', secondAdmin: 'flag' });

export const seenOfLimit = ({
  before,
  needsSecond,
}: {
  readonly before: number;
  readonly needsSecond: boolean;
}): Seen<typeof confirmsLimit> => ({ payLaterLimit: before, secondAdmin: needsSecond });

export const confirmsLimitDecision = confirmation('pay_later_limit_decision', { wantedLimit: 'money' });

export const seenOfLimitDecision = ({
  limit,
}: {
  readonly limit: number;
}): Seen<typeof confirmsLimitDecision> => ({ wantedLimit: limit });

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const bookingId = z.uuid('This is not a known id.');

export const getPayLater = endpoint('GET /payment/paylater', {
  summary: 'The limit, what is used of it, and the bookings that are paid later, the newest first',
  tag: 'Payment',
  authz: buyer,
  query: z.object({
    ...pageQuery,
    bookingId: z.optional(bookingId).check(z.describe('Only what is paid later of this booking.')),
  }),
  response: z.extend(pageOf(payLaterDebt), payLaterStanding),
});

export const payBookingLater = endpoint('POST /service/booking/paylater', {
  summary: 'Pay a booking that waits for its payment later: it is booked, and due after the visit',
  tag: 'Booking',
  authz: buyer,
  idempotency: 'required',
  confirms: confirmsPayLater,
  body: z.object({ bookingId, seen: confirmsPayLater.schema }),
  response: z.object({
    bookingId: z.uuid(),
    amount: paise('To pay after the visit.'),
    left: paise('What may still be paid later now.'),
  }),
  errors: [
    paymentErrors.order_not_found,
    paymentErrors.nothing_due,
    paymentErrors.payment_window_over,
    e.pay_later_closed,
    e.pay_later_too_small,
    e.pay_later_too_late,
    kernelErrors.stale_state,
    kernelErrors.confirmation_differs,
  ],
});

export const settlePayLater = endpoint('POST /payment/paylater', {
  summary: 'Open a payment of what is left of a booking that is paid later',
  tag: 'Payment',
  authz: buyer,
  idempotency: 'required',
  status: 201,
  confirms: confirmsSettling,
  body: z.object({ bookingId, seen: confirmsSettling.schema }),
  response: checkout,
  errors: [
    paymentErrors.order_not_found,
    paymentErrors.nothing_due,
    paymentErrors.gateway_unavailable,
    kernelErrors.stale_state,
    kernelErrors.confirmation_differs,
  ],
});
