import * as z from 'zod/mini';
import { confirmsPart } from '../../market/booking/booking.confirm.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { whole } from '../../kernel/schema.ts';
import { paymentErrors as e } from './payment.noun.ts';
import { payableNow, postBookingPayment } from './post-booking.model.ts';

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const bookingId = z.uuid('This is not a known id.');

export const getPayable = endpoint('GET /payment/post_booking_payment', {
  summary: 'What can be paid of a booking now: all, a part, or from credit',
  tag: 'Payment',
  authz: buyer,
  query: z.object({ bookingId }),
  response: payableNow,
  errors: [e.order_not_found],
});

export const payAfterBooking = endpoint('POST /payment/post_booking_payment', {
  summary: 'Pay what is due of a booking, or a part of it, online or from credit',
  tag: 'Payment',
  authz: buyer,
  idempotency: 'required',
  status: 201,
  confirms: confirmsPart,
  body: z.object({
    bookingId,
    way: z.enum(['online', 'credit'], 'Choose online or credit.'),
    amount: whole(1, 100_000_000, 'Paise; at least the least part, at most what is due.'),
    seen: confirmsPart.schema,
  }),
  response: postBookingPayment,
  errors: [
    e.order_not_found,
    e.nothing_due,
    e.part_too_small,
    e.more_than_due,
    e.credit_too_small,
    e.payment_window_over,
    e.gateway_unavailable,
    kernelErrors.stale_state,
    kernelErrors.confirmation_differs,
  ],
  touches: ['booking', 'credit', 'invoice'],
});
