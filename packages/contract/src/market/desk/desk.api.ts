/** Bookings in the back office: every booking, found and read; what is done with one is in `desk-moves.api.ts`. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { bookingProblems, deskBooking, type DeskBooking, deskRow } from './desk.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { bookingTabs, paymentModes, paymentStatuses, bookingState } from '../booking/booking.model.ts';

// What an Admin saw of a booking before moving it. See docs/confirmations.md.

export const confirmsReassign = confirmation('reassign', {
  bookingStatus: 'choice',
  startsAt: 'time',
  partnerName: 'text',
});

/** As it is before: with the partner that loses it. */
export const seenOfReassign = ({
  status,
  startsAt,
  companyName,
}: Pick<DeskBooking, 'status' | 'startsAt' | 'companyName'>): Seen<typeof confirmsReassign> => ({
  bookingStatus: status,
  startsAt,
  partnerName: companyName,
});

export const confirmsDeskCancel = confirmation('desk_cancel', {
  bookingStatus: 'choice',
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
  refund: 'money',
});

type Shown = Pick<DeskBooking, 'status' | 'startsAt' | 'companyName'>;

/** `fee` and `refund`: with the charge, or as they are where it is waived. */
export const seenOfDeskCancel = (
  booking: Shown,
  { fee, refund }: { readonly fee: number; readonly refund: number },
): Seen<typeof confirmsDeskCancel> => ({ ...seenOfReassign(booking), fee, refund });

export const confirmsDeskTime = confirmation('desk_time', {
  bookingStatus: 'choice',
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
});

export const seenOfDeskTime = (
  booking: Shown,
  { fee }: { readonly fee: number },
): Seen<typeof confirmsDeskTime> => ({ ...seenOfReassign(booking), fee });

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every booking' } as const;
const params = z.object({ bookingId: z.uuid('This is not a known id.') });

/** What bookings may be looked for by. */
export const deskQuery = z.object({
  ...countedPageQuery,
  q: optionalText(
    80,
    'A booking number or its beginning, a mobile number of the customer, or the customer’s name.',
  ),
  tab: z.optional(z.enum(bookingTabs, 'Choose a known tab.')),
  status: z.optional(bookingState),
  cityCode: optionalText(20, 'Of this city only.'),
  serviceId: optionalText(80, 'With this service among its lines.'),
  organisationId: z.optional(z.uuid('This is not a known id.')),
  buyerId: z.optional(z.uuid('This is not a known id.')),
  paymentStatus: z.optional(z.enum(paymentStatuses, 'This status is not known.')),
  paymentMode: z.optional(z.enum(paymentModes, 'Choose online or cash.')),
  problem: z.optional(z.enum(bookingProblems, 'This problem is not known.')),
  from: z.optional(instant('Visits from this instant on.')),
  to: z.optional(instant('Visits before this instant.')),
  sort: z.optional(z.enum(['newest', 'soonest', 'latest'], 'Choose one of the list.')),
});

export const listDeskBookings = endpoint('GET /backoffice/bookings', {
  summary: 'All bookings, the newest first unless asked otherwise; soonest and latest go by the visit',
  tag,
  authz,
  query: deskQuery,
  response: countedPageOf(deskRow),
});

export const getDeskBooking = endpoint('GET /backoffice/bookings/{bookingId}', {
  summary: 'One booking with its lines, people, moves, offers, proposals of a time and notes',
  tag,
  authz,
  params,
  response: deskBooking,
  errors: [e.booking_not_found],
});

export const revealContact = endpoint('POST /backoffice/bookings/{bookingId}/contact', {
  summary:
    'The door and the whole numbers of a booking; that they were asked for, by whom and why, goes into the audit log',
  touches: 'nothing',
  tag,
  authz,
  unconfirmed: 'shows-number',
  params,
  body: z.object({ why: text(200, 'Why it is needed.') }),
  response: z.object({
    formattedAddress: z.string(),
    customerNumber: z.string().check(z.describe('Empty: none was given.')),
    partnerNumber: z.string(),
    professionalNumber: z.string(),
  }),
  errors: [e.booking_not_found],
});

export const addDeskNote = endpoint('POST /backoffice/bookings/{bookingId}/notes', {
  summary: 'A note for colleagues; neither customer nor partner reads it',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  params,
  body: z.object({ text: text(1_000, 'What a colleague should know.') }),
  response: deskBooking,
  errors: [e.booking_not_found],
});
