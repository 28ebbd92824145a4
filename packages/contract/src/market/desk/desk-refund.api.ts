/** Refunds of finished work by the back office, without a dispute. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { deskBooking, type DeskBooking } from './desk.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { paise, paiseBetween } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { bearers, disputeErrors } from '../dispute/dispute.noun.ts';
import { deskErrors } from './desk.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getDeskBooking } from './desk.api.ts';

// What an Admin saw of a refund before asking for it or deciding on it. See docs/confirmations.md.

export const confirmsDeskRefund = confirmation('desk_refund', {
  bookingStatus: 'choice',
  refund: 'money',
  partnerBears: 'money',
  platformBears: 'money',
  secondAdmin: 'flag',
});

interface Effect {
  readonly returned: number;
  readonly partner: number;
  readonly platform: number;
  readonly needsSecond: boolean;
}

export const seenOfDeskRefund = (
  { status }: Pick<DeskBooking, 'status'>,
  { returned, partner, platform, needsSecond }: Effect,
): Seen<typeof confirmsDeskRefund> => ({
  bookingStatus: status,
  refund: returned,
  partnerBears: partner,
  platformBears: platform,
  secondAdmin: needsSecond,
});

export const confirmsRefundDecision = confirmation('desk_refund_decision', {
  bookingStatus: 'choice',
  refund: 'money',
  bornBy: 'choice',
});

export const seenOfRefundDecision = (
  { status }: Pick<DeskBooking, 'status'>,
  asked: { readonly amount: number; readonly bornBy: string },
): Seen<typeof confirmsRefundDecision> => ({
  bookingStatus: status,
  refund: asked.amount,
  bornBy: asked.bornBy,
});

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
  touches: ['cash-refund', 'ledger', 'payment'],
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
  touches: ['cash-refund', 'ledger', 'payment'],
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

export const deskRefundPreviews: readonly PreviewFirst[] = [
  previewFirst(
    refundAtDesk,
    async (look, { params: { bookingId = '' }, body: { amount, bornBy: askedBornBy } }) =>
      seenOfDeskRefund(
        await look(getDeskBooking, { params: { bookingId } }),
        await look(previewDeskRefund, { params: { bookingId }, body: { amount, bornBy: askedBornBy } }),
      ),
  ),
  previewFirst(decideDeskRefund, async (look, { params: { bookingId = '' } }) => {
    const booking = await look(getDeskBooking, { params: { bookingId } });
    if (!booking.refundWaiting) throw new Error('No refund waits.');
    return seenOfRefundDecision(booking, booking.refundWaiting);
  }),
];
