import * as z from 'zod/mini';
import { confirmsLink } from '../../market/booking/booking.confirm.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { paymentErrors as e } from './payment.noun.ts';
import { paymentLink } from './payment-link.model.ts';

const worker = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  orAssigned: true,
  scope: 'the assigned professional, or its organisation',
} as const;
const common = {
  tag: 'Payment',
  authz: worker,
  idempotency: 'optional',
  confirms: confirmsLink,
  status: 201,
  body: z.object({ bookingId: z.uuid('This is not a known id.'), seen: confirmsLink.schema }),
  response: paymentLink,
} as const;
const errors = [
  e.order_not_found,
  e.nothing_due,
  e.gateway_unavailable,
  kernelErrors.stale_state,
  kernelErrors.confirmation_differs,
] as const;

export const createPaymentLink = endpoint('POST /payment/createpaymentLink', {
  ...common,
  summary: 'A link to pay what is due, to show as a QR code; asked again it is the same one',
  errors: [...errors],
});

export const sendPaymentLink = endpoint('POST /service/booking/sendPaymentLink', {
  ...common,
  summary: 'Send the customer a link to pay what is due, without signing in',
  errors: [...errors, e.link_just_sent],
});
