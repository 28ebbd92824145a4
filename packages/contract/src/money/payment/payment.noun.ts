import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';
import { paymentOrderLifecycle } from './order.noun.ts';
import { purchaseRefundLifecycle } from './purchase-refund.noun.ts';
import { purchaseLifecycle } from './purchase.noun.ts';
import { refundLifecycle } from './refund.noun.ts';

export const paymentEvents = {
  captured: event('payment.captured', {
    summary: 'Money that was due came in.',
    facts: z.object({
      bookingId: ref('booking'),
      paymentId: ref('payment'),
      amountPaise: paise(),
      method: z.string(),
      settlesLater: z
        .optional(z.boolean())
        .check(z.describe('It pays what the customer owed for a booking that is paid later.')),
    }),
  }),
  linkSent: event('payment.link_sent', {
    summary: 'The customer is sent a link to pay what is due.',
    facts: z.object({ bookingId: ref('booking'), orderId: ref('payment order') }),
  }),
  linkOver: event('payment.link_over', {
    summary: 'A payment link is not wanted any more: the gateway is asked to cancel it.',
    facts: z.object({ bookingId: ref('booking'), orderId: ref('payment order') }),
  }),
  failed: event('payment.failed', {
    summary: 'An attempt to pay failed.',
    facts: z.object({ bookingId: ref('booking'), paymentId: ref('payment') }),
  }),
  surplusCaptured: event('payment.surplus_captured', {
    summary: 'Money came in that was no longer due; it goes back.',
    facts: z.object({ bookingId: ref('booking'), paymentId: ref('payment'), amountPaise: paise() }),
  }),
  refundRequested: event('payment.refund_requested', {
    summary: 'The gateway is asked to give money back.',
    facts: z.object({
      bookingId: ref('booking'),
      refundId: ref('refund'),
      amountPaise: paise(),
      kept: z.boolean().check(z.describe('Whether the booking counted the money.')),
      inCash: z
        .optional(z.boolean())
        .check(z.describe('It was paid in cash: its customer says where it goes, and no gateway is asked.')),
    }),
  }),
  refunded: event('payment.refunded', {
    summary: 'Money of a booking went back.',
    facts: z.object({
      bookingId: ref('booking'),
      refundId: ref('refund'),
      amountPaise: paise(),
      toLater: z.optional(z.boolean()).check(z.describe('It was not paid yet: it is no longer owed.')),
      toCredit: z.optional(z.boolean()).check(z.describe('To the customer’s credit, not by a gateway.')),
      toAccount: z
        .optional(z.boolean())
        .check(z.describe('Cash, from our bank account to one that the customer named.')),
    }),
  }),
  refundReturned: event('payment.refund_returned', {
    summary: 'A bank returned a refund of cash: it is owed again.',
    facts: z.object({ bookingId: ref('booking'), refundId: ref('refund'), amountPaise: paise() }),
  }),
  surplusRefunded: event('payment.surplus_refunded', {
    summary: 'Money that was not due went back.',
    facts: z.object({ bookingId: ref('booking'), refundId: ref('refund'), amountPaise: paise() }),
  }),
  refundFailed: event('payment.refund_failed', {
    summary: 'The gateway could not give money back.',
    facts: z.object({ bookingId: ref('booking'), refundId: ref('refund'), amountPaise: paise() }),
  }),
  sandboxEventSigned: event('sandbox.event_signed', {
    summary: 'The built-in gateway has a webhook to deliver.',
    facts: z.object({ sandboxEventId: ref('sandbox event') }),
  }),
  sandboxPaymentSlow: event('sandbox.payment_slow', {
    summary: 'The built-in gateway captures later.',
    facts: z.object({ providerPaymentId: z.string(), captureAt: instant() }),
  }),
};

export const paymentErrors = defineErrors({
  order_not_found: [404, 'Resource is not available'],
  nothing_due: [409, 'Nothing is due for this booking.'],
  payment_window_over: [409, 'Time to pay has run out. Book again.'],
  webhook_signature_refused: [400, 'The signature doesn’t match.'],
  webhook_stale: [400, 'This event is too old.'],
  link_just_sent: [429, 'The link was just sent. Show the QR code, or wait a little.'],
  part_too_small: [409, 'This is less than you can pay at once. Enter more.'],
  more_than_due: [409, 'This is more than is due.'],
  credit_too_small: [409, 'Your credit has changed. Check it and try again.'],
  gateway_unavailable: [503, 'The payment service isn’t responding. You weren’t charged. Try again.'],
  invoice_made: [409, 'The invoice has been issued and can’t be changed.'],
  invoice_not_ready: [409, 'The invoice is ready once the work is done and paid.'],
});

export const paymentActs = allActs(
  actsOf('payment', paymentOrderLifecycle),
  actsOf('refund', refundLifecycle),
  actsOf('purchase', purchaseLifecycle),
  actsOf('purchase_refund', purchaseRefundLifecycle),
);

/** What the desk of the back office does with a payment. */
export const officePaymentActs = ['payment.inquire', 'payment.resend_refund'] as const;
