import * as z from 'zod/mini';
import { deliveryAddress } from '../../places/geography/geography.model.ts';
import { appliedOffer, priceOffer } from '../coupon/coupon.model.ts';
import { beforeWork, bookingLifecycle, type BookingStatus } from './booking.noun.ts';
import { bookingMoney, paidByWays } from './booking-money.model.ts';
import { instant, paise, whole } from '../../kernel/schema.ts';
import { timeProposal } from '../reschedule/reschedule.model.ts';
import { addition } from './addition.model.ts';
import { bookingLine, cartLine, cartLineBody } from './line.model.ts';

export const bookingState = z.enum(bookingLifecycle.states, 'This status is not known.');

/** Request and booking statuses of specification section 4, spelled as there. */
export const requestStatuses = [
  'Forwaded',
  'Resolved',
  'New Request',
  'Closed',
  'Pending',
  'Request Delivered',
  'Request Sent',
  'Assigned',
  'Unlocked',
  'Accepted By Partner',
  'Accepted By User',
  'Cancelled',
  'Qoutation Sent',
  'Payment Pending',
  'Agreed',
  'Need To Forward',
  'Booked',
  'Accepted',
  'Rejected',
  'Inprogress',
  'Completed',
  'Disputed',
  'Refunded',
  'Partner Assigned',
  'Partner Matched',
  'Urgent',
  'Open',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const requestStatus = z.enum(requestStatuses);

/** Booking status tabs of specification section 2. `Assigned` is shown as Scheduled. */
export const bookingTabs = ['Assigned', 'Inprogress', 'Completed', 'Cancelled'] as const;
export type BookingTab = (typeof bookingTabs)[number];

/** Which statuses a tab holds; together the tabs lose no booking (Payment Pending waits under Scheduled). */
export const tabStatuses: Readonly<Record<BookingTab, readonly BookingStatus[]>> = {
  Assigned: beforeWork,
  Inprogress: ['Inprogress'],
  Completed: ['Completed', 'Disputed', 'Resolved', 'Closed'],
  Cancelled: ['Cancelled', 'Rejected', 'Refunded'],
};

/** `paylater`: one that was to be paid online, and is paid after the visit. */
export const paymentModes = ['online', 'cash', 'paylater'] as const;
export const paymentStatuses = ['due', 'paid', 'refund_due', 'refunded', 'not_due'] as const;

/** Slot of specification section 3. Ids run from 1100 (00:00) to 1147 (23:30), Asia/Kolkata. */
export const slot = z.object({
  slotId: z.int().check(z.describe('1100 to 1147; 1100 + half-hours since midnight IST.')),
  name: z.string().check(z.describe('e.g. 9:30 AM.')),
  from: instant(),
  to: instant('End of the half-hour step, not of the work.'),
  available: z.boolean(),
  primeTime: z.boolean().check(z.describe('An extra charge applies (primeTimeCharge).')),
});
export type Slot = z.output<typeof slot>;

/** Price breakdown of specification section 3. All money in paise; computed on the server only. */
export const priceBreakdown = z.object({
  totalServicePrice: paise(),
  primeTimeCharge: paise(),
  convenienceFee: z.object({
    amount: paise(),
    info: z
      .string()
      .check(z.describe('How it is calculated, in the language of the person who asked for the price.')),
    steps: z
      .optional(z.array(z.object({ below: z.nullable(paise()), fee: paise() })))
      .check(z.describe('The same in figures: the fee for services below so much; null: for all others.')),
  }),
  distanceFee: z.object({
    amount: paise(),
    info: z.string().check(z.describe('As that of the convenience fee.')),
    rule: z
      .optional(z.object({ freeMetres: z.int(), perStartedKm: paise(), cap: paise() }))
      .check(z.describe('The same in figures.')),
  }),
  tax: z.object({
    percent: z.number().check(z.describe('Rate on the service; shown as a percent.')),
    amount: paise(),
    lines: z.array(z.object({ label: z.string(), percent: z.number(), taxable: paise(), amount: paise() })),
  }),
  couponDiscount: paise(),
  previous_cancellation_charges: z.object({
    amount: paise(),
    details: z.array(z.object({ bookingNumber: z.string(), amount: paise() })),
  }),
  services: z.array(
    z.object({ subcategoryName: z.string(), name: z.string(), quantity: z.int(), price: paise() }),
  ),
  offers: z
    .optional(z.array(priceOffer))
    .check(
      z.describe('What the discount is made of, in the order of its parts; left out where there is none.'),
    ),
  totalSaving: paise(),
  rounding: paise('What brings the sum to a whole rupee: -49 to 50 paise.'),
  totalCheckoutValue: paise('What is to be paid, in whole rupees; all amounts above sum to it exactly.'),
});
export type PriceBreakdown = z.output<typeof priceBreakdown>;

/** Parts that sum to the total at a normal hour, near by and without an offer. */
export const linesToPay = z
  .array(paise())
  .check(
    z.describe('Of each line, in order: what it adds to the total, tax included. The first has the fee.'),
  );

export const cart = z.object({
  cartId: z.nullable(z.uuid()),
  lines: z.array(cartLine),
  organisationId: z
    .nullable(z.uuid())
    .check(z.describe('The chosen partner; null: the best one free is matched.')),
  companyName: z.nullable(z.string()),
  address: z.nullable(deliveryAddress),
  slot: z.nullable(slot).check(z.describe('The held slot.')),
  instant: z
    .boolean()
    .check(z.describe('As soon as possible: the slot begins at the arrival, not at a half-hour.')),
  holdExpiresAt: z.nullable(instant()).check(z.describe('The slot is held for this customer until then.')),
  minutes: z.int().check(z.describe('Working time of all lines.')),
  price: z.nullable(priceBreakdown),
  busyHours: z
    .nullable(paise())
    .check(z.describe('What a busy hour adds to the total, tax included; 0: nothing; null: no price yet.')),
  linesToPay: z.nullable(linesToPay),
  offer: z.nullable(appliedOffer).check(z.describe('The first of the offers.')),
  offers: z
    .array(appliedOffer)
    .check(z.describe('Those that were applied, each with its part, and those that count without a code.')),
  serviceable: z.boolean(),
  answerMissing: z
    .boolean()
    .check(
      z.describe('Not serviceable because the chosen partner, or every one there, lacks one of the answers.'),
    ),
});
export type Cart = z.output<typeof cart>;

export const cartBody = z.object({
  lines: z.optional(z.array(cartLineBody).check(z.maxLength(10, 'A cart can hold 10 services.'))),
  organisationId: z.optional(z.nullable(z.uuid('This is not a known id.'))),
  staffId: z
    .optional(z.nullable(z.uuid('This is not a known id.')))
    .check(z.describe('A professional of the chosen partner who is asked for; comes where free.')),
  addressId: z.optional(z.uuid('This is not a known id.')),
  slotId: z.optional(z.nullable(whole(1100, 1147))),
  day: z.optional(z.iso.date('Enter a day as YYYY-MM-DD.')),
  instant: z
    .optional(z.boolean('Choose true or false.'))
    .check(z.describe('true: as soon as possible, in place of a slot; holds the earliest arrival.')),
});

export const photo = z.object({
  photoId: z.uuid(),
  stage: z.enum(['before', 'after', 'request']),
  url: z.string().check(z.describe('Signed, for this viewer, at most 10 minutes.')),
  takenAt: instant(),
});

export const person = z.object({
  name: z.string(),
  mobileNumber: z.string().check(z.describe('Masked until the booking is accepted, by rule.')),
});

/** One step of the booking's life, for the timeline. */
export const bookingEvent = z.object({
  status: requestStatus,
  at: instant(),
  by: z.string().check(z.describe('Buyer, Service Partner, Professional or System.')),
  note: z.string(),
});

export const bookingCan = z.object({
  cancel: z.boolean(),
  reschedule: z.boolean().check(z.describe('By its buyer at once or by asking; by its partner by asking.')),
  pay: z.boolean(),
  accept: z.boolean(),
  reject: z.boolean(),
  assign: z.boolean(),
  start: z.boolean(),
  addPhotos: z.boolean(),
  addService: z.boolean(),
  approveAddition: z.boolean(),
  complete: z.boolean(),
  collectCash: z.boolean(),
  invoice: z.boolean(),
});

export const bookingCard = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  status: requestStatus,
  paymentStatus: z.enum(paymentStatuses),
  paymentMode: z.enum(paymentModes),
  title: z.string().check(z.describe('First service and how many more.')),
  categoryImage: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  slotName: z.string(),
  locality: z.string(),
  total: paise(),
  companyName: z.nullable(z.string()),
  professionalName: z.nullable(z.string()),
  customerName: z.nullable(z.string()).check(z.describe('For partner and professional only.')),
  proposed: z
    .nullable(z.object({ staffId: z.uuid(), name: z.string() }))
    .check(
      z.describe('Whose time is held for it, while no professional is assigned; for the team that assigns.'),
    ),
  acceptBefore: z
    .nullable(instant())
    .check(
      z.describe('The accept clock of the present offer: the partner answers by it, the buyer waits for it.'),
    ),
  priority: z
    .nullable(z.enum(['Urgent']))
    .check(z.describe('Urgent: booked to come as soon as possible, with a short accept clock.')),
  version: z.int(),
  projectId: z
    .nullable(z.uuid())
    .check(z.describe('A visit of this project, paid with it; null: an ordinary booking.')),
  money: z.nullable(bookingMoney).check(z.describe('For its buyer only.')),
  can: bookingCan,
});
export type BookingCard = z.output<typeof bookingCard>;

export const bookingDetails = z.extend(bookingCard, {
  lines: z.array(bookingLine),
  price: priceBreakdown,
  additions: z.array(addition),
  amountDue: paise('Still to be paid, in paise.'),
  paidBy: paidByWays.check(
    z.describe('What was paid of the bill; to others than its buyer all that was not cash is online.'),
  ),
  address: z.object({
    formatedAddress: z.string().check(z.describe('Locality only, for a partner that has not accepted.')),
    contactName: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
  }),
  customer: z.nullable(person),
  professional: z.nullable(z.extend(person, { rating: z.nullable(z.number()) })),
  startCode: z
    .nullable(z.string())
    .check(z.describe('For the buyer of an Assigned booking only: told to the professional at the door.')),
  startTries: z
    .nullable(
      z.object({
        left: z.int().check(z.describe('How often a code may still be entered; 0: this one is used up.')),
        from: instant('From when a code is taken.'),
        newCodeAt: z.nullable(
          instant('When the customer is shown a new code; null: this one counts, or there is no other.'),
        ),
      }),
    )
    .check(z.describe('Of an Assigned booking, the same for the customer and the professional.')),
  timeline: z.array(bookingEvent),
  photos: z.array(photo),
  note: z.string(),
  reasonCode: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  cancellationFee: z.nullable(paise('What cancelling now would cost, in paise.')),
  proposal: z
    .nullable(timeProposal)
    .check(z.describe('Another time that one side asks for; null: none is open.')),
  refusalCost: z
    .nullable(z.int())
    .check(z.describe("Points that refusing takes off the partner's trust score; null: nothing to refuse.")),
  payBefore: z.nullable(instant('While Payment Pending: until then the slot is held for its buyer.')),
});
export type BookingDetails = z.output<typeof bookingDetails>;
