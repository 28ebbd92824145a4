/** What the back office does with a booking, for its customer: the moves of the lifecycle, with a reason each. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { paise, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { slot } from '../booking/booking.model.ts';
import {
  confirmsDeskCancel,
  confirmsDeskTime,
  confirmsReassign,
  getDeskBooking,
  seenOfDeskCancel,
  seenOfDeskTime,
  seenOfReassign,
} from './desk.api.ts';
import { deskErrors } from './desk.noun.ts';
import { deskBooking } from './desk.model.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall } from '../../preview-call.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every booking' } as const;
const params = z.object({ bookingId: z.uuid('This is not a known id.') });
const moved = [e.booking_not_found, e.booking_moved_on, kernelErrors.confirmation_differs] as const;

/** Why a partner can or cannot take it: free, or what is in the way. */
export const candidateStandings = ['free', 'asked_before', 'not_free', 'has_it'] as const;

export const listCandidates = endpoint('GET /backoffice/bookings/{bookingId}/candidates', {
  summary: 'Partners who do this work at this place, the best first, and who of them is free at its time',
  tag,
  authz,
  params,
  response: z.object({
    items: z
      .array(
        z.object({
          organisationId: z.uuid(),
          companyName: z.string(),
          rating: z.nullable(z.number()).check(z.describe('1 to 5; null: not rated yet.')),
          metres: z.int().check(z.describe('From its place to the door.')),
          free: z.int().check(z.describe('Professionals who are free then, with the way there.')),
          standing: z
            .enum(candidateStandings)
            .check(z.describe('asked_before: free, and asked about it before; may be asked again.')),
        }),
      )
      .check(z.describe('At most 50.')),
  }),
  errors: [e.booking_not_found],
});

export const reassignBooking = endpoint('PATCH /backoffice/bookings/{bookingId}/partner', {
  summary: 'Offer it to another partner; it is taken from the present one in the same step',
  tag,
  authz,
  params,
  confirms: confirmsReassign,
  body: z.object({
    organisationId: z.uuid('This is not a known id.'),
    why: reason,
    seen: confirmsReassign.schema,
  }),
  response: deskBooking,
  errors: [...moved, deskErrors.partner_not_free, deskErrors.partner_has_it, deskErrors.visit_time_come],
});

export const getDeskCancellation = endpoint('GET /backoffice/bookings/{bookingId}/cancellation', {
  summary: 'What cancelling now costs the customer, and what goes back with the charge and without it',
  tag,
  authz,
  params,
  response: z.object({
    fee: paise(),
    refund: paise('Less the charge.'),
    refundWaived: paise('Where the charge is waived.'),
  }),
  errors: [e.booking_not_found, e.booking_moved_on],
});

export const cancelAtDesk = endpoint('PATCH /backoffice/bookings/{bookingId}/cancel', {
  summary: 'Cancel it for the customer, with the charge or without it',
  tag,
  authz,
  params,
  confirms: confirmsDeskCancel,
  body: z.object({
    reason: z.enum(
      ['changed_plan', 'booked_by_mistake', 'too_expensive', 'found_other', 'partner_late', 'other'],
      'Choose a reason.',
    ),
    waive: z.boolean('Choose true or false.').check(z.describe('The customer is not charged.')),
    why: reason,
    seen: confirmsDeskCancel.schema,
  }),
  response: deskBooking,
  errors: [...moved],
});

const day = z.iso.date('Enter a day as YYYY-MM-DD.');

export const listDeskTimes = endpoint('GET /backoffice/bookings/{bookingId}/times', {
  summary: 'The free times of a day for this booking, and what changing costs its customer now',
  tag,
  authz,
  params,
  query: z.object({ day }),
  response: z.object({
    fee: paise(),
    left: z.int().check(z.describe('How often the customer may still change the time.')),
    day: z.string(),
    items: z.array(slot),
    days: z.array(z.object({ day: z.string(), open: z.boolean() })),
  }),
  errors: [e.booking_not_found, e.booking_moved_on, e.slot_out_of_range, e.cart_not_serviceable],
});

export const rescheduleAtDesk = endpoint('PATCH /backoffice/bookings/{bookingId}/time', {
  summary:
    'Change its time for the customer at once, with the charge or without it; another partner is asked where the present one is not free then',
  tag,
  authz,
  params,
  confirms: confirmsDeskTime,
  body: z.object({
    day,
    slotId: whole(1100, 1147),
    waive: z.boolean('Choose true or false.').check(z.describe('The customer is not charged.')),
    why: reason,
    seen: confirmsDeskTime.schema,
  }),
  response: deskBooking,
  errors: [...moved, e.slot_out_of_range, e.slot_taken, e.reschedule_same_time, deskErrors.visit_time_come],
});

const shown = (look: ReadCall, { bookingId = '' }: Params) => look(getDeskBooking, { params: { bookingId } });

export const deskPreviews: readonly PreviewFirst[] = [
  previewFirst(reassignBooking, async (look, asked) => seenOfReassign(await shown(look, asked.params))),
  previewFirst(cancelAtDesk, async (look, asked) => {
    const terms = await look(getDeskCancellation, { params: { bookingId: asked.params['bookingId'] ?? '' } });
    const now = asked.body.waive
      ? { fee: 0, refund: terms.refundWaived }
      : { fee: terms.fee, refund: terms.refund };
    return seenOfDeskCancel(await shown(look, asked.params), now);
  }),
  previewFirst(rescheduleAtDesk, async (look, asked) => {
    const { fee } = await look(listDeskTimes, {
      params: { bookingId: asked.params['bookingId'] ?? '' },
      query: { day: asked.body.day },
    });
    return seenOfDeskTime(await shown(look, asked.params), { fee: asked.body.waive ? 0 : fee });
  }),
];
