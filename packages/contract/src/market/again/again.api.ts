/** Booking again what was booked before, with everything already chosen. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { bookAgain } from './again.model.ts';

export const getBookAgain = endpoint('GET /service/booking/again', {
  summary:
    'A past booking as it would be booked now: same work, partner, place and hour, today’s price, and what changed',
  tag: 'Booking',
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own past bookings only' },
  query: z.object({
    bookingId: z.uuid('This is not a known id.'),
    organisationId: z
      .optional(z.uuid('This is not a known id.'))
      .check(z.describe('Another partner than last time.')),
  }),
  response: bookAgain,
  errors: [bookingErrors.booking_not_found, bookingErrors.booking_moved_on],
  spoken: true,
});
