/** Payments and refunds in the back office: every one, found and read; a gateway asked again. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, paise } from '../../kernel/schema.ts';
import { orderStatuses } from './order.noun.ts';
import { paymentErrors } from './payment.noun.ts';
import { failureReasons, paymentStates } from './payment.model.ts';
import { refundStates } from './refund.noun.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every payment' } as const;
const params = z.object({ orderId: z.uuid('This is not a known id.') });

export const paymentProviders = ['sandbox', 'razorpay', 'cash', 'credit', 'paylater'] as const;
/** stuck: an attempt of which nothing is known yet, or a gateway that could not be asked. */
export const paymentTroubles = ['stuck', 'refund_waiting', 'refund_failed'] as const;
export type PaymentTrouble = (typeof paymentTroubles)[number];

export const officePayment = z.object({
  orderId: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  customerName: z.string(),
  provider: z.enum(paymentProviders),
  providerOrderId: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  state: z.enum(paymentStates),
  kind: z
    .enum(['paid', 'settled', 'surplus'])
    .check(z.describe('surplus: what came in was not owed, and goes back.')),
  method: z.nullable(z.string()),
  amount: paise(),
  taken: paise(),
  refunded: paise(),
  returned: paise(),
  failure: z.nullable(z.string()),
  createdAt: instant(),
  paidAt: z.nullable(instant()),
});
export type OfficePayment = z.output<typeof officePayment>;

/** What payments may be looked for by. */
export const officePaymentsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(80, 'A booking number, or an id of the gateway: of the order, the payment or the refund.'),
  status: z.optional(z.enum(orderStatuses, 'This status is not known.')),
  provider: z.optional(z.enum(paymentProviders, 'This gateway is not known.')),
  trouble: z.optional(z.enum(paymentTroubles, 'This problem is not known.')),
  bookingId: z.optional(z.uuid('This is not a known id.')),
  from: z.optional(instant()),
  to: z.optional(instant()),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listOfficePayments = endpoint('GET /backoffice/payments', {
  summary: 'All payments, the newest first unless asked otherwise',
  tag,
  authz,
  query: officePaymentsQuery,
  response: countedPageOf(officePayment),
});

export const officeRefund = z.object({
  refundId: z.uuid(),
  providerRefundId: z.nullable(z.string()),
  amount: paise(),
  status: z.enum(refundStates),
  reason: z.string(),
  askedAt: instant(),
  settledAt: z.nullable(instant()),
});
export type OfficeRefund = z.output<typeof officeRefund>;

export const paymentAttempt = z.object({
  paymentId: z.uuid(),
  providerPaymentId: z.string(),
  amount: paise(),
  method: z.string(),
  status: z.enum(['pending', 'failed', 'captured']),
  kept: z.boolean().check(z.describe('False: not owed, so it goes back.')),
  reason: z.nullable(z.enum(failureReasons)).check(z.describe('Why it failed; null: it did not.')),
  failure: z.nullable(z.string()).check(z.describe("The gateway's sentence, where it gave one.")),
  at: instant(),
});

export const officePaymentStory = z.extend(officePayment, {
  expiresAt: instant(),
  unsureSince: z.nullable(instant()),
  attempts: z.array(paymentAttempt),
  refunds: z.array(officeRefund),
  events: z
    .array(
      z.object({
        eventId: z.string(),
        name: z.string(),
        outcome: z.string().check(z.describe('What it changed.')),
        signedAt: instant(),
        receivedAt: instant(),
      }),
    )
    .check(z.describe('What the gateway signed, the newest first.')),
  can: z.object({ inquire: z.boolean() }),
});
export type OfficePaymentStory = z.output<typeof officePaymentStory>;

export const getOfficePayment = endpoint('GET /backoffice/payments/{orderId}', {
  summary: 'One payment with its attempts, its refunds and what the gateway said',
  tag,
  authz,
  params,
  response: officePaymentStory,
  errors: [paymentErrors.order_not_found],
});

export const inquirePayment = endpoint('POST /backoffice/payments/{orderId}/inquiry', {
  summary: 'Ask the gateway what became of the newest attempt; its answer counts as its own word',
  tag,
  authz,
  unconfirmed: 'nothing-to-agree',
  perMinute: 20,
  params,
  response: officePaymentStory,
  errors: [paymentErrors.order_not_found, paymentErrors.gateway_unavailable],
});

export const resendRefund = endpoint('POST /backoffice/refunds/{refundId}/send', {
  summary: 'Ask the gateway once more for a refund that waits; the same refund is never made twice',
  tag,
  authz,
  unconfirmed: 'nothing-to-agree',
  perMinute: 20,
  params: z.object({ refundId: z.uuid('This is not a known id.') }),
  response: officePaymentStory,
  errors: [paymentErrors.order_not_found, paymentErrors.gateway_unavailable],
});
