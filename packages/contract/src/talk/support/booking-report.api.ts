import * as z from 'zod/mini';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bookingErrors } from '../../market/booking/booking.errors.ts';
import { bookingReport, bookingReportBody, bookingReports } from './booking-report.model.ts';
import { supportErrors } from './support.noun.ts';

const tag = 'Support';
const authz = { who: 'signed-in', scope: 'bookings of the own side only' } as const;
const openWhile = anyAccessLevel;

export const listBookingReports = endpoint('GET /support/bookingReport', {
  summary: 'What the own side of a booking reported to support, and what it may report now',
  tag,
  authz,
  openWhile,
  query: z.object({ bookingId: z.uuid('This is not a known id.') }),
  response: bookingReports,
  errors: [bookingErrors.booking_not_found],
});

export const reportBooking = endpoint('POST /support/bookingReport', {
  summary: 'Report a problem of a booking to support; it gets a number and is mailed to both',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  idempotency: 'required',
  perMinute: 6,
  body: bookingReportBody,
  response: bookingReport,
  errors: [
    bookingErrors.booking_not_found,
    supportErrors.problem_not_now,
    supportErrors.too_many_incidents,
    supportErrors.message_looks_like_spam,
  ],
});
