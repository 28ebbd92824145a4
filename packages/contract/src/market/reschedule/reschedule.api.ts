/** Another time for a booking: specification section 7 (booking/reschedule). */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { type BookingCard, bookingDetails, slot } from '../booking/booking.model.ts';
import type { TimeProposal } from './reschedule.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { instant, optionalText, paise, whole } from '../../kernel/schema.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { previewFirst, type PreviewFirst, type ReadCall } from '../../preview-call.ts';
import { getMyProfile } from '../../identity/account/account.api.ts';
import { getCustomerBooking } from '../booking/booking.api.ts';
import { getPartnerBooking } from '../fulfilment/fulfilment.api.ts';

// What is seen when the time of a visit is changed, asked for, or agreed to. See docs/confirmations.md.

export const confirmsReschedule = confirmation('reschedule', {
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
  mustAgree: 'flag',
});

/** `mustAgree`: the other side is asked first. */
export const seenOfReschedule = (
  { startsAt, companyName }: Pick<BookingCard, 'startsAt' | 'companyName'>,
  { fee, mustAgree }: { readonly fee: number; readonly mustAgree: boolean },
): Seen<typeof confirmsReschedule> => ({ startsAt, partnerName: companyName, fee, mustAgree });

export const confirmsNewTime = confirmation('new_time', {
  startsAt: 'time',
  newStartsAt: 'time',
  fee: 'money',
});

export const seenOfNewTime = (
  { startsAt }: Pick<BookingCard, 'startsAt'>,
  proposal: Pick<TimeProposal, 'startsAt' | 'fee'>,
): Seen<typeof confirmsNewTime> => ({ startsAt, newStartsAt: proposal.startsAt, fee: proposal.fee });

const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'own bookings; for a partner, those that the own organisation holds',
} as const;
const tag = 'Booking';
const bookingId = z.uuid('This is not a known id.');
const day = z.iso.date('Enter a day as YYYY-MM-DD.');

export const getRescheduleOptions = endpoint('GET /service/booking/reschedule', {
  summary: 'The free times of a day for this booking, and what changing to one of them costs now',
  tag,
  authz: sides,
  query: z.object({ bookingId, day }),
  response: z.object({
    fee: paise('What the customer would owe for changing now; 0 for a partner.'),
    reason: z.enum(['free_early', 'free_unassigned', 'free_just_booked', 'free_let_down', 'late']),
    freeUntil: z.nullable(instant('Until when it stays free; null: an assignment would end it.')),
    mustAgree: z.boolean().check(z.describe('The other side is asked first.')),
    left: z.int().check(z.describe('How often the customer may still change the time.')),
    day: z.string(),
    items: z.array(slot),
    days: z.array(z.object({ day: z.string(), open: z.boolean() })),
  }),
  errors: [e.booking_not_found, e.booking_moved_on, e.slot_out_of_range, e.cart_not_serviceable],
});

export const rescheduleBooking = endpoint('PATCH /service/booking/reschedule', {
  summary:
    'Change the time of the visit; late, and by a partner, it is asked for and the other side must agree',
  tag,
  authz: sides,
  confirms: confirmsReschedule,
  body: z.object({
    bookingId,
    day,
    slotId: whole(1100, 1147),
    note: optionalText(300, 'To the side that must agree.'),
    seen: confirmsReschedule.schema,
  }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.slot_out_of_range,
    e.slot_taken,
    e.reschedule_limit,
    e.reschedule_same_time,
    e.reschedule_too_late,
    kernelErrors.confirmation_differs,
  ],
});

export const answerNewTime = endpoint('PATCH /service/booking/reschedule/answer', {
  summary: 'Agree to the proposed time or decline it; the side that asked may take it back',
  tag,
  authz: sides,
  confirms: confirmsNewTime,
  body: z.object({
    bookingId,
    proposalId: z.uuid('This is not a known id.'),
    answer: z.enum(['agree', 'decline', 'withdraw'], 'Choose agree, decline or withdraw.'),
    seen: confirmsNewTime.schema,
  }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.proposal_over,
    e.slot_taken,
    kernelErrors.confirmation_differs,
  ],
});

/** As the side of the caller sees it. */
async function shownTo(look: ReadCall, calledBookingId: string) {
  const { smeId } = await look(getMyProfile, {});
  return look(smeId ? getPartnerBooking : getCustomerBooking, { query: { bookingId: calledBookingId } });
}

export const reschedulePreviews: readonly PreviewFirst[] = [
  previewFirst(rescheduleBooking, async (look, asked) =>
    seenOfReschedule(
      await shownTo(look, asked.body.bookingId),
      await look(getRescheduleOptions, { query: { bookingId: asked.body.bookingId, day: asked.body.day } }),
    ),
  ),
  previewFirst(answerNewTime, async (look, { body }) => {
    const shown = await shownTo(look, body.bookingId);
    if (!shown.proposal) throw new Error('No proposed time is shown.');
    return seenOfNewTime(shown, shown.proposal);
  }),
];
