/** Disputes of finished work, for the customer and the partner. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { whole } from '../../kernel/schema.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { refundTo } from '../booking/refund-to.model.ts';
import { slot } from '../booking/booking.model.ts';
import { disputeErrors as d } from './dispute.noun.ts';
import { answerDisputeBody, disputeOfBooking, openDisputeBody } from './dispute.model.ts';

// What is seen when an Admin decides a dispute. See docs/confirmations.md.

/** The sums are null where nothing is refunded. */
export const confirmsDecision = confirmation('dispute', {
  disputeVersion: 'version',
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

export const seenOfDecision = (
  { version: askedVersion }: { readonly version: number },
  effect: Effect | null,
): Seen<typeof confirmsDecision> => ({
  disputeVersion: askedVersion,
  refund: effect?.returned ?? null,
  partnerBears: effect?.partner ?? null,
  platformBears: effect?.platform ?? null,
  secondAdmin: effect?.needsSecond ?? false,
});

export const confirmsSecondDecision = confirmation('dispute_proposal', {
  disputeVersion: 'version',
  amount: 'money',
  bornBy: 'choice',
});

export const seenOfSecondDecision = (
  { version: askedVersion }: { readonly version: number },
  proposal: { readonly amount: number; readonly bornBy: string },
): Seen<typeof confirmsSecondDecision> => ({
  disputeVersion: askedVersion,
  amount: proposal.amount,
  bornBy: proposal.bornBy,
});

const tag = 'Dispute';
const bookingId = z.uuid('This is not a known id.');
const byId = z.object({ bookingId });
const version = z.int('Send the version that was shown.');
const day = z.iso.date('Enter a day as YYYY-MM-DD.');
const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings' } as const;
const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'bookings that the own organisation holds',
} as const;
const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.view',
  orAssigned: true,
  scope: 'own bookings; for a partner, those that the own organisation holds',
} as const;

export const getDispute = endpoint('GET /service/booking/dispute', {
  summary: "A booking's dispute as its side sees it, and until when one may be opened",
  tag,
  authz: sides,
  query: byId,
  response: disputeOfBooking,
  errors: [e.booking_not_found],
});

export const openDispute = endpoint('POST /service/booking/dispute', {
  summary: 'Dispute finished work, in time; photos are added after it',
  tag,
  authz: buyer,
  unconfirmed: 'only-adds',
  body: openDisputeBody,
  response: disputeOfBooking,
  status: 201,
  errors: [e.booking_not_found, e.booking_moved_on, d.dispute_too_late, d.dispute_once],
});

export const uploadDisputePhotos = endpoint('POST /service/booking/dispute/photos', {
  summary: 'Photos as evidence of one side, while the dispute is open; of at most 10 MB',
  tag,
  authz: sides,
  unconfirmed: 'only-adds',
  query: byId,
  upload: {
    field: 'photos',
    maxFiles: 6,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: disputeOfBooking,
  status: 201,
  errors: [e.booking_not_found, e.photo_unreadable, d.dispute_moved_on, d.dispute_photos_full],
});

export const answerDispute = endpoint('POST /service/booking/dispute/answer', {
  summary: "The partner's side of it, once; perhaps with rework or a refund that the customer may accept",
  tag,
  authz: partner,
  unconfirmed: 'carries-version',
  body: answerDisputeBody,
  response: disputeOfBooking,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    d.dispute_moved_on,
    d.refund_too_much,
    d.dispute_not_paid,
  ],
});

export const answerRemedy = endpoint('POST /service/booking/dispute/remedy', {
  summary: "Accept the partner's offer, which decides the dispute, or decline it",
  tag,
  authz: buyer,
  unconfirmed: 'carries-version',
  body: z.object({ bookingId, version, accept: z.boolean('Choose accept or decline.'), refundTo }),
  response: disputeOfBooking,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    d.dispute_moved_on,
    d.refund_too_much,
    d.dispute_not_paid,
  ],
});

export const getReworkSlots = endpoint('GET /service/booking/dispute/rework', {
  summary: 'The free times of a day for the granted rework',
  tag,
  authz: buyer,
  query: z.object({ bookingId, day }),
  response: z.object({
    day: z.string(),
    items: z.array(slot),
    days: z.array(z.object({ day: z.string(), open: z.boolean() })),
  }),
  errors: [
    e.booking_not_found,
    e.slot_out_of_range,
    e.cart_not_serviceable,
    d.dispute_moved_on,
    d.rework_over,
    d.rework_booked,
  ],
});

export const bookRework = endpoint('POST /service/booking/dispute/rework', {
  summary: 'Book the granted rework at a free time: a booking of its own, at no price',
  tag,
  authz: buyer,
  unconfirmed: 'only-adds',
  body: z.object({ bookingId, day, slotId: whole(1100, 1147) }),
  response: disputeOfBooking,
  status: 201,
  errors: [
    e.booking_not_found,
    e.slot_out_of_range,
    e.slot_taken,
    e.cart_not_serviceable,
    d.dispute_moved_on,
    d.rework_over,
    d.rework_booked,
  ],
});
