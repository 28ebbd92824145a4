import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { day } from '../../kernel/schema.ts';
import { paymentErrors } from '../payment/payment.noun.ts';
import { payoutErrors as e, payoutStatuses } from './payout.noun.ts';
import { payout, payoutDetails, payoutEarning, payoutStanding, todayPayout } from './payout.model.ts';

const tag = 'Payment';
const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'payments.view',
  scope: 'own organisation',
} as const;

/** What the payouts of an organisation are narrowed by; days are those of Asia/Kolkata. */
export const payoutsQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(payoutStatuses, 'Choose one of the list.')),
  from: z.optional(day('Made on this day or later.')),
  to: z.optional(day('Made on this day or before.')),
});

export const getPayoutDetails = endpoint('GET /service/provider/payout_details', {
  summary: 'What is still to be paid to the partner, and its payouts, newest first',
  tag,
  authz: partner,
  query: payoutsQuery,
  response: z.extend(countedPageOf(payout), { standing: payoutStanding }),
});

export const getPayout = endpoint('GET /service/provider/payout_details/{payoutId}', {
  summary: 'One payout with what it is made of; its jobs: earning_list with the payout',
  tag,
  authz: partner,
  params: z.object({ payoutId: z.uuid('This is not a known id.') }),
  response: payoutDetails,
  errors: [e.payout_not_found],
});

export const listPayoutBookings = endpoint('GET /service/provider/payout_booking_details/list', {
  summary: 'What one payout pays for, booking by booking; without a payout, what is still to be paid',
  tag,
  authz: partner,
  query: z.object({ ...pageQuery, payoutId: z.optional(z.uuid('This is not a known id.')) }),
  response: pageOf(payoutEarning),
  errors: [e.payout_not_found],
});

export const getTodayPayout = endpoint('GET /service/todayBookingPayout', {
  summary: 'What the partner earned today',
  tag,
  authz: partner,
  response: todayPayout,
});

const rawEvent = { tag, authz: { who: 'anyone', scope: 'signed by the provider' }, csrf: false } as const;
const body = z.looseObject({
  event: z.string('Send the name of the event.').check(z.maxLength(80, 'Use at most 80 characters.')),
});

export const razorpayxWebhook = endpoint('POST /payment/webhook/razorpayx', {
  ...rawEvent,
  summary: 'Events of RazorpayX payouts, signed in X-Razorpay-Signature over the raw body',
  body,
  response: z.object({ received: z.literal(true) }),
  errors: [paymentErrors.webhook_signature_refused, paymentErrors.webhook_stale],
  unconfirmed: 'machine-or-hint',
});

export const payoutSandboxWebhook = endpoint('POST /payment/webhook/payout_sandbox', {
  ...rawEvent,
  summary: 'Events of the built-in payout provider, signed the same way; off in production',
  body,
  response: z.object({ received: z.literal(true) }),
  errors: [paymentErrors.webhook_signature_refused, paymentErrors.webhook_stale],
  unconfirmed: 'machine-or-hint',
});
