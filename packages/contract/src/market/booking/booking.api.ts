import * as z from 'zod/mini';
import { cancellationCost } from './booking-money.model.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { geographyErrors } from '../../places/geography/geography.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf } from '../../kernel/page.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { optionalText, wholeParam } from '../../kernel/schema.ts';
import { dayWindows } from '../../kernel/time.ts';
import { confirmsAddition, confirmsCancellation, confirmsCart } from './booking.confirm.ts';
import { priceQuote, timePrice } from '../cart/quote.model.ts';
import { seriesErrors } from '../series/series.noun.ts';
import { repeatBody } from '../series/series.model.ts';
import { bookingErrors as e } from './booking.errors.ts';
import { payLimits } from './pay-limits.model.ts';
import { placedModes } from './placed-modes.ts';
import { refundTo } from './refund-to.model.ts';
import { bookingListQuery } from './booking-list.query.ts';
import { bookingCard, bookingDetails, cart, cartBody, photo, priceBreakdown } from './booking.model.ts';
import { cartLineBody } from './line.model.ts';

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const tag = 'Booking';
const bookingId = z.uuid('This is not a known id.');
const byId = z.object({ bookingId });

const cartErrors = [
  e.cart_full,
  e.cart_one_category,
  e.cart_empty,
  e.cart_not_serviceable,
  e.option_unknown,
  e.answer_not_offered,
  e.partner_lacks_answer,
  e.question_unanswered,
  e.address_required,
  e.slot_unknown,
  e.slot_taken,
  e.slot_out_of_range,
  e.no_one_free_now,
  e.too_many_unpaid,
  e.too_many_open,
  catalogErrors.service_not_found,
  geographyErrors.address_not_found,
] as const;

export const getCart = endpoint('GET /service/cart/service', {
  summary: 'The cart with its price, computed now',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  response: cart,
  spoken: true,
});

export const getPriceAtTime = endpoint('GET /service/cart/priceAt', {
  summary: 'What the cart comes to at a time before it is held: with the partner that would come then',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  query: z.object({
    slotId: wholeParam(1100, 1147),
    day: z.iso.date('Enter a day as YYYY-MM-DD.'),
  }),
  response: timePrice,
  errors: [e.slot_out_of_range],
});

export const fillCart = endpoint('POST /service/cart/service', {
  summary: 'Replace the cart: lines, and if known partner, address and time',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  unconfirmed: 'compared-at-booking',
  body: cartBody,
  response: cart,
  errors: cartErrors,
  touches: ['again'],
});

export const changeCart = endpoint('PATCH /service/cart/service', {
  summary:
    'Change parts of the cart; choosing a time, or to come as soon as possible, holds it for 5 minutes',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  unconfirmed: 'compared-at-booking',
  body: cartBody,
  response: cart,
  errors: cartErrors,
  touches: ['coupon'],
});

export const quoteServices = endpoint('POST /service/quote', {
  summary: 'What services come to at a place, before a door and an hour are chosen; nothing is kept',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'only-reads',
  body: z.object({
    lines: z
      .array(cartLineBody)
      .check(z.minLength(1, 'Choose a service.'), z.maxLength(10, 'At most 10 lines.')),
    organisationId: z.optional(z.uuid('This is not a known id.')),
    pincode: locationQuery.pincode,
    cityCode: locationQuery.cityCode,
  }),
  response: priceQuote,
  errors: [catalogErrors.service_not_found, e.answer_not_offered, e.partner_lacks_answer],
});

export const getCartStatus = endpoint('GET /service/cart/status', {
  summary: 'How many lines the cart holds, for the badge',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  response: z.object({ count: z.int() }),
});

export const checkBooking = endpoint('POST /service/booking/check', {
  summary: 'Whether the cart can be booked as it is, and at what price',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  unconfirmed: 'only-reads',
  response: z.object({
    ready: z.boolean(),
    missing: z.array(z.enum(['lines', 'address', 'slot', 'served'])),
    price: z.nullable(priceBreakdown),
  }),
});

export const getPayLimits = endpoint('GET /service/booking/payLimits', {
  summary: 'Whether the own cart may be booked in cash and online, by what is open already',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  response: payLimits,
});

export const placeBooking = endpoint('POST /payment/create_booking', {
  summary: 'Book the cart. Online: Payment Pending and the slot is held 15 minutes. Cash: Booked',
  tag,
  authz: { ...buyer, scope: 'own cart only' },
  asksTerms: true,
  idempotency: 'required',
  confirms: confirmsCart,
  status: 201,
  body: z.object({
    paymentMode: z.enum(placedModes, 'Choose online or cash.'),
    note: optionalText(300),
    repeat: z.optional(repeatBody).check(z.describe('The first of several visits; left out: once.')),
    seen: confirmsCart.schema,
  }),
  response: z.object({
    bookingId: z.uuid(),
    bookingNumber: z.string(),
    status: bookingCard.shape.status,
    total: z.int(),
  }),
  errors: [
    e.cart_empty,
    e.address_required,
    e.slot_required,
    e.slot_taken,
    e.too_many_unpaid,
    e.too_many_cash,
    e.too_many_open,
    e.cart_not_serviceable,
    e.answer_not_offered,
    e.partner_lacks_answer,
    seriesErrors.repeat_not_offered,
    seriesErrors.repeat_visits,
    seriesErrors.repeat_until,
    seriesErrors.series_limit,
    kernelErrors.confirmation_differs,
  ],
  touches: 'nothing',
});

export const listCustomerBookings = endpoint('GET /service/booking/customer/list', {
  summary: "The buyer's bookings by filter and tab",
  tag,
  authz: buyer,
  query: bookingListQuery,
  response: pageOf(bookingCard),
  spoken: true,
});

export const getCustomerBooking = endpoint('GET /service/booking/customer/details', {
  summary: 'One booking as its buyer sees it',
  tag,
  authz: buyer,
  query: byId,
  response: bookingDetails,
  errors: [e.booking_not_found],
  spoken: true,
});

export const countStatuses = endpoint('GET /service/statusCount', {
  summary: "How many bookings each tab holds, for the caller's side",
  tag,
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'booking.view',
    orAssigned: true,
    scope: 'own side only',
  },
  query: z.object({ window: z._default(z.enum(dayWindows, 'Choose a known filter.'), 'All Bookings') }),
  response: z.object({ Assigned: z.int(), Inprogress: z.int(), Completed: z.int(), Cancelled: z.int() }),
});

const cancellationCharges = {
  summary: 'What cancelling now would cost and why',
  tag,
  authz: buyer,
  query: byId,
  response: cancellationCost,
  errors: [e.booking_not_found, e.booking_moved_on],
} as const;

export const getCancellationCharges = endpoint(
  'GET /service/customer/cancellationCharges',
  cancellationCharges,
);

export const listCancellationCharges = endpoint('GET /service/cancellationCharges', cancellationCharges);

export const cancelByCustomer = endpoint('PATCH /service/booking/customer/cancel', {
  summary: 'Cancel with the fee that was shown; the rest is refunded',
  tag,
  authz: buyer,
  confirms: confirmsCancellation,
  body: z.object({
    bookingId,
    reason: z.enum(
      ['changed_plan', 'booked_by_mistake', 'too_expensive', 'found_other', 'partner_late', 'other'],
      'Choose a reason.',
    ),
    note: optionalText(300),
    refundTo,
    seen: confirmsCancellation.schema,
  }),
  response: bookingDetails,
  errors: [e.booking_not_found, e.booking_moved_on, kernelErrors.confirmation_differs],
});

export const answerAddition = endpoint('PATCH /service/booking/qoute/approval', {
  summary: 'The buyer approves or refuses an added service; only then is it billed',
  tag,
  authz: buyer,
  confirms: confirmsAddition,
  body: z.object({
    bookingId,
    additionId: z.uuid('This is not a known id.'),
    approve: z.boolean('Choose true or false.'),
    seen: confirmsAddition.schema,
  }),
  response: bookingDetails,
  errors: [e.booking_not_found, e.addition_not_found, e.booking_moved_on, kernelErrors.confirmation_differs],
});

export const acceptQuote = endpoint('PATCH /service/booking/qoute/accept', {
  summary: 'The buyer accepts the price of an added service: the same as approving it',
  tag,
  authz: buyer,
  confirms: confirmsAddition,
  body: z.object({
    bookingId,
    additionId: z.uuid('This is not a known id.'),
    seen: confirmsAddition.schema,
  }),
  response: bookingDetails,
  errors: [e.booking_not_found, e.addition_not_found, e.booking_moved_on, kernelErrors.confirmation_differs],
});

export const uploadCustomerPhotos = endpoint('POST /service/booking/customer/uploadImages', {
  summary: 'Photos of what is to be done; at most 10 of 10 MB',
  tag,
  authz: buyer,
  unconfirmed: 'only-adds',
  query: byId,
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
