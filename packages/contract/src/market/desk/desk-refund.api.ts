/** Refunds of finished work by the back office, without a dispute. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { paise, paiseBetween } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { disputeErrors } from '../dispute/dispute.errors.ts';
import { bearers } from '../dispute/dispute.lifecycle.ts';
import { deskErrors } from './desk.errors.ts';
import { deskBooking } from './desk.model.ts';
import { confirmsDeskRefund, confirmsRefundDecision } from './desk-refund.confirm.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every booking' } as const;
const params = z.object({ bookingId: z.uuid('This is not a known id.') });
const most = 100_000_000;
const bornBy = z.enum(bearers, 'Choose who pays for it.');
const errors = [
  e.booking_not_found,
  e.booking_moved_on,
  disputeErrors.refund_too_much,
  disputeErrors.dispute_not_paid,
  deskErrors.refund_waits,
] as const;

export const previewDeskRefund = endpoint('POST /backoffice/bookings/{bookingId}/refund/preview', {
  summary: 'What a refund would give back and who pays for it; changes nothing',
  tag,
  authz,
  unconfirmed: 'only-reads',
  params,
  body: z.object({ amount: paiseBetween(100, most, 'In paise.'), bornBy }),
  response: z.object({
    amount: paise(),
    returned: paise(),
    partner: paise(),
    platform: paise(),
    tax: paise(),
    needsSecond: z.boolean().check(z.describe('Another Admin has to agree.')),
  }),
  errors,
});

export const refundAtDesk = endpoint('POST /backoffice/bookings/{bookingId}/refund', {
  summary: 'Refund finished work, in whole or in part; above the limit it waits for another Admin',
  tag,
  authz,
  params,
  confirms: confirmsDeskRefund,
  body: z.object({
    amount: paiseBetween(100, most, 'In paise.'),
    bornBy,
    why: reason,
    seen: confirmsDeskRefund.schema,
  }),
  response: deskBooking,
  errors: [...errors, kernelErrors.confirmation_differs],
});

export const decideDeskRefund = endpoint('POST /backoffice/bookings/{bookingId}/refund/decision', {
  summary: 'Another Admin’s yes or no to a refund above the limit',
  tag,
  authz,
  params,
  confirms: confirmsRefundDecision,
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why: reason,
    seen: confirmsRefundDecision.schema,
  }),
  response: deskBooking,
  errors: [...errors, deskErrors.own_refund, deskErrors.no_refund_waits, kernelErrors.confirmation_differs],
});
