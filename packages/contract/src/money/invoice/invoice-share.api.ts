import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant } from '../../kernel/schema.ts';
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
  errors: [e.order_not_found, e.invoice_not_ready],
  touches: 'nothing',
});

/** A link that was given, as the side that gave it sees it. */
export const sharedLink = z.object({
  shareId: z.uuid(),
  state: z.enum(['open', 'expired', 'revoked']),
  sharedBy: z.string().check(z.describe('Name of who shared it; empty: none was given.')),
  isOwn: z.boolean().check(z.describe('Shared by the caller.')),
  createdAt: instant(),
  expiresAt: instant(),
  revokedAt: z.nullable(instant()),
  opened: z.int().check(z.describe('How often the invoice was opened by it.')),
  lastOpenedAt: z.nullable(instant()),
  url: z.nullable(z.string()).check(z.describe('To pass on again; null: it opens no more.')),
});
export type SharedLink = z.output<typeof sharedLink>;

export const listInvoiceShares = endpoint('GET /service/booking/invoice/shares', {
  ...common,
  summary: 'The links to an invoice that one’s own side has shared, the newest first',
  query: z.object({ ...pageQuery, bookingId }),
  response: pageOf(sharedLink),
  errors: [e.order_not_found],
});

export const unshareInvoice = endpoint('DELETE /service/booking/invoice/share', {
  ...common,
  summary: 'Turn off the links to the invoice that one’s own side has shared: one of them, or all',
  unconfirmed: 'removes-named',
  query: z.object({
    bookingId,
    shareId: z
      .optional(z.uuid('This is not a known id.'))
      .check(z.describe('This link alone; left out: every one.')),
  }),
  response: z.object({ bookingId: z.uuid() }),
  errors: [e.order_not_found],
});
