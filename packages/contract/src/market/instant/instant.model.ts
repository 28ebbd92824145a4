/** A visit as soon as possible: who can come now, and how the search for a partner goes. */
import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { requestStatus } from '../booking/booking.model.ts';

export const instantAvailability = z.object({
  available: z.boolean().check(z.describe('A professional can be there soon enough.')),
  arrivesAt: z
    .nullable(instant())
    .check(
      z.describe('The earliest arrival: time to book and to be accepted, and the way there; null: no one.'),
    ),
  arrivesInMinutes: z.nullable(z.int()).check(z.describe('The same from now on, rounded up.')),
  partners: z
    .int()
    .check(z.describe('How many partners could come now; as many at most as one booking is offered to.')),
  price: z.nullable(
    paise('What one of each service comes to now, with tax and surcharge; null: no one can come.'),
  ),
  surcharge: paise('Part of the price, with tax, that a later hour would not cost.'),
  acceptSeconds: z.int().check(z.describe('How long each partner has to accept.')),
  now: instant('Of the server: what clocks on a screen go by.'),
});
export type InstantAvailability = z.output<typeof instantAvailability>;

export const instantStates = ['paying', 'looking', 'asking', 'accepted', 'noOne', 'over'] as const;

export const instantStatus = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  state: z
    .enum(instantStates)
    .check(
      z.describe(
        'paying: not paid yet; looking: the next partner is chosen; asking: one is asked; accepted; noOne: no partner could come; over: cancelled, or at another time by now.',
      ),
    ),
  status: requestStatus,
  asked: z.int().check(z.describe('How many partners were asked until now.')),
  of: z.int().check(z.describe('How many can be asked in all, as it looks now; never below `asked`.')),
  partnerName: z.nullable(z.string()).check(z.describe('Who is asked, or who comes.')),
  professionalName: z.nullable(z.string()).check(z.describe('Once one is assigned.')),
  acceptSeconds: z.int().check(z.describe('How long each partner has.')),
  secondsLeft: z.nullable(z.int()).check(z.describe('Of the partner that is asked, by the server.')),
  acceptBefore: z.nullable(instant()).check(z.describe('The same as an instant.')),
  arrivesAt: instant('When the visit begins, as it looks now.'),
  arrivesBefore: instant('No partner is asked that would come later.'),
  refund: paise('What goes back of what was paid; 0: nothing was paid, or it is not over.'),
  now: instant('Of the server: what clocks on a screen go by.'),
});
export type InstantStatus = z.output<typeof instantStatus>;
