import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { gstNumber } from '../../kernel/patterns/gst-number.ts';
import { text } from '../../kernel/schema.ts';
import { paymentErrors as e } from '../payment/payment.noun.ts';

const tag = 'Payment';
const authz = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const bookingId = z.uuid('This is not a known id.');
export const bookingGst = z.object({
  gstNumber: z.nullable(z.string()).check(z.describe('Null: the booking is billed to a person.')),
  companyName: z.nullable(z.string()),
  changeable: z.boolean().check(z.describe('False once the invoice is made.')),
});
export type BookingGst = z.output<typeof bookingGst>;

export const getGstNumber = endpoint('GET /service/saveGSTnumber', {
  summary: 'The GST number that a booking is billed to',
  tag,
  authz,
  query: z.object({ bookingId }),
  response: bookingGst,
  errors: [e.order_not_found],
});

export const saveGstNumber = endpoint('POST /service/saveGSTnumber', {
  summary: 'Bill a booking to a GST number, until its invoice is made; null: to the person again',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: z
    .object({
      bookingId,
      gstNumber: z.nullable(gstNumber),
      companyName: z.optional(text(120, 'The name that the invoice is made out to.')),
    })
    .check(
      z.refine(({ gstNumber: number, companyName }) => number === null || companyName !== undefined, {
        error: 'Enter the name of the business.',
        path: ['companyName'],
      }),
    ),
  response: bookingGst,
  errors: [e.order_not_found, e.invoice_made],
});
