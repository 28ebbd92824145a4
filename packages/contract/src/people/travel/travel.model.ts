import * as z from 'zod/mini';
import { instant, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { approvalCard, mostOfRequest, requestId, requestVersion } from '../approval/approval.model.ts';
import { repayment } from '../expense/expense.model.ts';

export const travelModes = ['train', 'bus', 'flight', 'car', 'bike', 'other'] as const;
export type TravelMode = (typeof travelModes)[number];
export const mostLegs = 20;
export const mostTripBookings = 20;
/** From the first departure to the last arrival. */
export const mostTripDays = 90;
/** A trip may be written down up to so many days after it began. */
export const tripBackDays = 30;

const money = (description: string) => paiseBetween(0, mostOfRequest, description);

export const leg = z.object({
  from: text(80, 'Where it begins.'),
  to: text(80, 'Where it ends.'),
  mode: z.enum(travelModes, 'Choose one of the list.'),
  departsAt: instant('When it leaves.'),
  arrivesAt: instant('When it arrives.'),
});
export type Leg = z.output<typeof leg>;

export const tripBody = z.object({
  purpose: text(300, 'Why; the reviewer reads it.'),
  legs: z
    .array(leg, 'Send a list.')
    .check(z.minLength(1, 'Add a leg of the trip.'), z.maxLength(mostLegs, `Use at most ${mostLegs} legs.`)),
  bookingIds: z._default(
    z
      .array(z.uuid('This is not a known id.'), 'Send a list.')
      .check(
        z.maxLength(mostTripBookings, `Choose at most ${mostTripBookings}.`),
        z.describe('Bookings of the business that the trip is for.'),
      ),
    [],
  ),
  estimate: z._default(money('What tickets and rooms will cost; claimed as expenses of the trip.'), 0),
  advanceAsked: z._default(money('How much is wanted beforehand.'), 0),
});
export type TripBody = z.output<typeof tripBody>;

export const tripRow = z.object({
  request: approvalCard,
  purpose: z.string(),
  route: z.array(z.string()).check(z.describe('The places in their order.')),
  startsAt: instant(),
  endsAt: instant(),
  days: z.int().check(z.describe('Calendar days, the first and the last included.')),
  perDiem: z.int().check(z.describe('Paise for each day, as it was when the trip was sent.')),
  estimate: z.int(),
  askedAt: instant(),
});
export type TripRow = z.output<typeof tripRow>;
export type TripRowAnswer = z.input<typeof tripRow>;

export const tripExpense = z.object({
  requestId,
  category: z.string(),
  note: z.string(),
  amount: z.int(),
  status: approvalCard.shape.status,
});

/** A booking as a trip names it. */
export const tripBooking = z.object({
  bookingId: z.uuid(),
  number: z.string(),
  startsAt: instant(),
  locality: z.string(),
});
export type TripBooking = z.output<typeof tripBooking>;

export const trip = z.object({
  ...tripRow.shape,
  isOwn: z.boolean().check(z.describe('The viewer travels.')),
  legs: z.array(leg),
  bookings: z.array(
    z.extend(tripBooking, {
      canOpen: z
        .boolean()
        .check(z.describe('The viewer may read it: it is theirs, or they have booking.view.')),
    }),
  ),
  advanceAsked: z.int(),
  expenses: z.array(tripExpense),
  payments: z.array(repayment).check(z.describe('Of the daily allowance.')),
  toPay: z.int().check(z.describe('Paise of the daily allowance that nothing covers yet.')),
  can: z.object({
    pay: z.boolean().check(z.describe('Mark the daily allowance as paid outside of the salary.')),
    addExpense: z.boolean(),
  }),
});
export type Trip = z.output<typeof trip>;
export type TripAnswer = z.input<typeof trip>;

export const travelSetting = z.object({
  perDiem: money('Paise for each day of a trip; 0: none.'),
  version: whole(0, 1_000_000, 'As it was read; 0: never set.'),
  can: z.object({ change: z.boolean() }),
});
export type TravelSetting = z.output<typeof travelSetting>;

export const travelSettingBody = z.object({
  perDiem: travelSetting.shape.perDiem,
  version: travelSetting.shape.version,
});

export const tripKey = { requestId, version: requestVersion };
