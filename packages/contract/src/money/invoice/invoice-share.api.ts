import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schema.ts';
import { shareErrors } from '../../files/share/share.noun.ts';
import { paymentErrors as e } from '../payment/payment.noun.ts';

const bookingId = z.uuid('This is not a known id.');
const common = {
  tag: 'Payment',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'payments.view',
    scope: 'own bookings, or those of the own organisation',
  },
} as const;

export const invoiceShare = z.object({
  url: z.string().check(z.describe('Opens the invoice without signing in, until it expires.')),
  expiresAt: instant(),
});
export type InvoiceShare = z.output<typeof invoiceShare>;

export const shareInvoice = endpoint('POST /service/booking/invoice/share', {
  ...common,
  summary: 'A link to the issued invoice, to pass on, or sent to the customer by SMS or mail',
  idempotency: 'optional',
  perMinute: 6,
  status: 201,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ bookingId, way: z.enum(['link', 'sms', 'mail'], 'Choose link, sms or mail.') }),
  response: invoiceShare,
  errors: [e.order_not_found, e.invoice_not_ready, shareErrors.shares_full],
  touches: 'nothing',
});
