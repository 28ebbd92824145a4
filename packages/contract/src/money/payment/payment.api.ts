import * as z from 'zod/mini';
import {
  confirmsCash,
  confirmsPayment,
  seenOfCash,
  seenOfLink,
  seenOfPart,
  seenOfPayment,
} from '../../market/booking/booking.confirm.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { paymentErrors as e } from './payment.noun.ts';
import { cancellationCharge, checkout, paymentOrder } from './payment.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../../market/booking/booking.api.ts';
import { getPartnerBooking } from '../../market/fulfilment/fulfilment.api.ts';
import * as parts from './post-booking.api.ts';
import * as links from './payment-link.api.ts';

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const tag = 'Payment';
const bookingId = z.uuid('This is not a known id.');

export const createOrder = endpoint('POST /payment/create_order', {
  summary: "Open a payment of what is due for a booking; the amount is the server's",
  tag,
  authz: buyer,
  idempotency: 'required',
  status: 201,
  confirms: confirmsPayment,
  body: z.object({ bookingId, seen: confirmsPayment.schema }),
  response: checkout,
  errors: [
    e.order_not_found,
    e.nothing_due,
    e.payment_window_over,
    e.gateway_unavailable,
    kernelErrors.confirmation_differs,
  ],
  touches: 'nothing',
});

export const getOrder = endpoint('GET /payment/order/getById', {
  summary: 'One payment, to wait for its outcome',
  tag,
  authz: buyer,
  query: z.object({ orderId: z.uuid('This is not a known id.') }),
  response: paymentOrder,
  errors: [e.order_not_found],
});

export const recordResponse = endpoint('POST /payment/customer/record_response', {
  summary:
    'What the browser saw of the checkout. Kept as a hint; only a verified signature and amount mark anything paid',
  tag,
  authz: buyer,
  unconfirmed: 'machine-or-hint',
  body: z.object({
    orderId: z.uuid('This is not a known id.'),
    outcome: z.enum(['success', 'failure', 'dismissed'], 'Choose a known outcome.'),
    providerPaymentId: z.optional(z.string().check(z.maxLength(80, 'Use at most 80 characters.'))),
    signature: z.optional(z.string().check(z.maxLength(200, 'Use at most 200 characters.'))),
  }),
  response: paymentOrder,
  errors: [e.order_not_found],
});

export const listCustomerPayments = endpoint('GET /payment/customer/pay_list', {
  summary: "The buyer's payments and refunds, with the latest charges for cancelling late",
  tag,
  authz: buyer,
  query: z.object(pageQuery),
  response: z.extend(pageOf(paymentOrder), {
    charges: z.array(cancellationCharge).check(z.describe('The newest 20; on the first page only.')),
  }),
});

export const collectCash = endpoint('PATCH /service/booking/collectCash', {
  summary: 'The professional took the cash that was due',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'booking.update',
    orAssigned: true,
    scope: 'the assigned professional, or its organisation',
  },
  idempotency: 'optional',
  confirms: confirmsCash,
  body: z.object({ bookingId, seen: confirmsCash.schema }),
  response: z.object({ bookingId: z.uuid(), paymentStatus: z.string() }),
  errors: [e.order_not_found, e.nothing_due, kernelErrors.confirmation_differs],
});

export const getInvoice = endpoint('GET /service/booking/invoice', {
  summary: 'The GST invoice as PDF',
  tag,
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'payments.view',
    scope: 'own bookings, or those of the own organisation',
  },
  query: z.object({ bookingId }),
  produces: 'application/pdf',
  errors: [e.order_not_found, e.invoice_not_ready],
});

const rawEvent = { tag, authz: { who: 'anyone', scope: 'signed by the provider' }, csrf: false } as const;

export const razorpayWebhook = endpoint('POST /payment/webhook/razorpay', {
  ...rawEvent,
  summary: 'Events of Razorpay, signed in X-Razorpay-Signature over the raw body',
  body: z.looseObject({
    event: z.string('Send the name of the event.').check(z.maxLength(80, 'Use at most 80 characters.')),
  }),
  response: z.object({ received: z.literal(true) }),
  errors: [e.webhook_signature_refused, e.webhook_stale],
  unconfirmed: 'machine-or-hint',
});

export const sandboxWebhook = endpoint('POST /payment/webhook/sandbox', {
  ...rawEvent,
  summary: 'Events of the built-in sandbox gateway, signed the same way; off in production',
  body: z.looseObject({
    event: z.string('Send the name of the event.').check(z.maxLength(80, 'Use at most 80 characters.')),
  }),
  response: z.object({ received: z.literal(true) }),
  errors: [e.webhook_signature_refused, e.webhook_stale],
  unconfirmed: 'machine-or-hint',
});

export const paymentPreviews: readonly PreviewFirst[] = [
  previewFirst(createOrder, async (look, asked) =>
    seenOfPayment(await look(getCustomerBooking, { query: { bookingId: asked.body.bookingId } })),
  ),
  previewFirst(parts.payAfterBooking, async (look, asked) =>
    seenOfPart(await look(parts.getPayable, { query: { bookingId: asked.body.bookingId } })),
  ),
  previewFirst(collectCash, async (look, asked) =>
    seenOfCash(await look(getPartnerBooking, { query: { bookingId: asked.body.bookingId } })),
  ),
  previewFirst(links.createPaymentLink, async (look, asked) =>
    seenOfLink(await look(getPartnerBooking, { query: { bookingId: asked.body.bookingId } })),
  ),
  previewFirst(links.sendPaymentLink, async (look, asked) =>
    seenOfLink(await look(getPartnerBooking, { query: { bookingId: asked.body.bookingId } })),
  ),
];
