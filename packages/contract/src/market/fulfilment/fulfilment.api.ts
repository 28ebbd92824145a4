/** The partner's and the professional's side of a booking. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, pageOf, pageQuery } from '../../kernel/page.ts';
import { oneTimePassword } from '../../kernel/patterns/one-time-password.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { optionalText, paise, text, whole, wholeParam } from '../../kernel/schema.ts';
import {
  confirmsAssignment,
  confirmsCompletion,
  confirmsOwnPrice,
  confirmsRequest,
  confirmsSwap,
} from '../booking/booking.confirm.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { addition } from '../booking/addition.model.ts';
import { bookingCard, bookingDetails, photo } from '../booking/booking.model.ts';
import { freeProfessional, missedRequest, rejectReasons } from './fulfilment.model.ts';
import { partnerBookingsQuery } from './partner-bookings.query.ts';

const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'bookings offered to or held by the own organisation',
} as const;
const reader = {
  ...partner,
  permission: 'booking.view',
  orAssigned: true,
  scope: 'bookings of the own organisation; a professional without booking.view: those assigned to it',
} as const;
const worker = {
  ...partner,
  orAssigned: true,
  scope: 'the assigned professional, or its organisation with booking.update',
} as const;
const tag = 'Fulfilment';
const bookingId = z.uuid('This is not a known id.');
const byId = z.object({ bookingId });

export const listPartnerBookings = endpoint('GET /service/booking/partner/list', {
  summary: 'Bookings of the organisation, or of the professional itself with `mine`',
  tag,
  authz: reader,
  query: partnerBookingsQuery,
  response: countedPageOf(bookingCard),
  spoken: true,
});

export const getPartnerBooking = endpoint('GET /service/booking/partner/details', {
  summary: 'One booking as its partner or professional sees it',
  tag,
  authz: reader,
  query: byId,
  response: bookingDetails,
  errors: [e.booking_not_found],
  spoken: true,
});

export const acceptOrReject = endpoint('PATCH /service/booking/partner/acceptReject', {
  summary: 'Accept or reject an offered booking before its clock runs out',
  tag,
  authz: partner,
  confirms: confirmsRequest,
  body: z.object({
    bookingId,
    action: z.enum(['accept', 'reject'], 'Choose accept or reject.'),
    staffId: z
      .optional(z.uuid('This is not a known id.'))
      .check(z.describe('With accept: assign this professional in the same step.')),
    reason: z.optional(z.enum(rejectReasons, 'Choose a reason.')),
    note: optionalText(300),
    seen: confirmsRequest.schema,
  }),
  response: z.object({ bookingId: z.uuid(), status: bookingCard.shape.status }),
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.offer_expired,
    e.professional_not_found,
    e.professional_busy,
    kernelErrors.confirmation_differs,
  ],
});

export const listMissedRequests = endpoint('GET /service/booking/partner/missed', {
  summary: 'Requests of the last days that the organisation did not take, newest first',
  tag,
  authz: { ...partner, permission: 'booking.view', scope: 'requests to the own organisation' },
  query: z.object({
    ...pageQuery,
    days: z._default(wholeParam(1, 90, 'Choose 1 to 90 days.'), 7),
  }),
  response: pageOf(missedRequest),
  spoken: true,
});

export const listFreeProfessionals = endpoint('GET /service/booking/partner/freeProfessionals', {
  summary: 'Who of the organisation can do this booking, and why the others cannot',
  tag,
  authz: { ...partner, permission: 'booking.view' },
  query: byId,
  response: z.object({ items: z.array(freeProfessional) }),
  errors: [e.booking_not_found],
});

export const assignProfessional = endpoint('PATCH /service/booking/partner/assign_pro', {
  summary: 'Assign a professional to the booking, or another one',
  tag,
  authz: partner,
  confirms: confirmsAssignment,
  body: z.object({
    bookingId,
    staffId: z.uuid('This is not a known id.'),
    seen: confirmsAssignment.schema,
  }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.professional_not_found,
    e.professional_busy,
    kernelErrors.confirmation_differs,
  ],
});

export const swapProfessionals = endpoint('PATCH /service/booking/partner/swap_pro', {
  summary: 'Two bookings swap their professionals in one step; both are assigned after it',
  tag,
  authz: partner,
  confirms: confirmsSwap,
  body: z.object({ bookingId, otherBookingId: bookingId, seen: confirmsSwap.schema }),
  response: z.object({
    items: z
      .array(z.object({ bookingId: z.uuid(), status: bookingCard.shape.status, professional: z.string() }))
      .check(z.describe('The first booking, then the other one, as they are now.')),
  }),
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.professional_not_found,
    e.professional_busy,
    e.swap_needs_two,
    kernelErrors.confirmation_differs,
  ],
});

export const verifyStartCode = endpoint('POST /service/booking/partner/verifiyOTP', {
  summary: 'Start the work with the code that the customer tells',
  tag,
  authz: worker,
  unconfirmed: 'proves-identity',
  body: z.object({
    bookingId,
    otp: oneTimePassword,
  }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.too_early_to_start,
    e.start_code_wrong,
    e.start_code_used_up,
  ],
});

export const uploadWorkPhotos = endpoint('POST /service/booking/partner/uploadImages', {
  summary: 'Photos before and after the work; at most 10 of 10 MB',
  tag,
  authz: worker,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  query: z.object({ bookingId, stage: z.enum(['before', 'after'], 'Choose before or after.') }),
  upload: {
    field: 'photos',
    maxFiles: 10,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ photos: z.array(photo) }),
  status: 201,
  errors: [e.booking_not_found, e.photo_limit, e.photo_unreadable, e.booking_moved_on],
});

export const listAdditionPrices = endpoint('GET /service/booking/partner/additionPrices', {
  summary:
    "The partner's own prices of services that may be added to a booking, before tax and without answers",
  tag,
  authz: worker,
  query: z.object({
    bookingId,
    serviceIds: text(1_200, 'At most 12 ids of services, with commas between them.'),
  }),
  response: z.object({
    prices: z.array(
      z.object({
        serviceId: z.string(),
        price: z.nullable(paise('Null: the partner does not offer it.')),
      }),
    ),
  }),
  errors: [e.booking_not_found],
});

export const addAdditionalService = endpoint('POST /service/booking/partner/add_additiona_service', {
  summary: "Ask the customer for an added service at the partner's listed price; not billed before the yes",
  tag,
  authz: worker,
  body: z.object({
    bookingId,
    serviceId: text(80),
    quantity: whole(1, 10),
    optionIds: z._default(z.array(text(80)).check(z.maxLength(30, 'At most 30 options.')), []),
    seen: confirmsOwnPrice.schema,
  }),
  confirms: confirmsOwnPrice,
  response: addition,
  status: 201,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.option_unknown,
    e.partner_lacks_answer,
    e.question_unanswered,
    kernelErrors.confirmation_differs,
  ],
});

export const completeBooking = endpoint('POST /service/booking/partner/completed', {
  summary: 'Finish the work',
  tag,
  authz: worker,
  confirms: confirmsCompletion,
  body: z.object({ bookingId, seen: confirmsCompletion.schema }),
  response: bookingDetails,
  errors: [e.booking_not_found, e.booking_moved_on, e.addition_open, kernelErrors.confirmation_differs],
});

const billed = z
  .nullable(paise())
  .check(z.describe('Bills in paise; null: the caller may not see payments.'));

export const countMyBookings = endpoint('GET /service/my_booking_count', {
  summary: 'What waits for the organisation today: to accept, to assign, today, done this week',
  tag,
  authz: reader,
  response: z.object({
    toAccept: z.int(),
    toAssign: z.int(),
    today: z.int(),
    completedThisWeek: z.int(),
    earnedThisWeek: billed,
    perDay: z.array(z.object({ day: z.string(), count: z.int(), amount: billed })),
  }),
});
