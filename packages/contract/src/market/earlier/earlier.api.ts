/** An earlier time for a visit, when another one is cancelled or moved. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { bookingDetails } from '../booking/booking.model.ts';
import { confirmsEarlier } from './earlier.confirm.ts';
import { earlierErrors } from './earlier.errors.ts';
import { earlierRequest } from './earlier.model.ts';

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const tag = 'Booking';
const bookingId = z.uuid('This is not a known id.');

export const getEarlierRequest = endpoint('GET /service/booking/earlier', {
  summary: 'Whether the customer is told of an earlier time, and which one is offered now',
  tag,
  authz: buyer,
  query: z.object({ bookingId }),
  response: earlierRequest,
  errors: [bookingErrors.booking_not_found],
});

export const setEarlierRequest = endpoint('PATCH /service/booking/earlier', {
  summary: 'Ask to be told when an earlier time becomes free, or take the request back',
  tag,
  authz: buyer,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ bookingId, on: z.boolean('Choose true or false.') }),
  response: earlierRequest,
  errors: [bookingErrors.booking_not_found, bookingErrors.booking_moved_on],
});

export const answerEarlier = endpoint('PATCH /service/booking/earlier/answer', {
  summary: 'Move the visit to the offered time at no charge, or keep the booked one',
  tag,
  authz: buyer,
  confirms: confirmsEarlier,
  body: z.object({
    bookingId,
    offerId: z.uuid('This is not a known id.'),
    answer: z.enum(['accept', 'decline'], 'Choose accept or decline.'),
    seen: confirmsEarlier.schema,
  }),
  response: bookingDetails,
  errors: [
    bookingErrors.booking_not_found,
    bookingErrors.booking_moved_on,
    bookingErrors.slot_taken,
    earlierErrors.earlier_over,
    kernelErrors.confirmation_differs,
  ],
});
