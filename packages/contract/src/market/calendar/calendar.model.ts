/** The visits of an organisation by professional and time. */
import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { bookingCard } from '../booking/booking.model.ts';

const period = z.object({ startsAt: instant(), endsAt: instant() });
export type CalendarPeriod = z.output<typeof period>;

/** How one gets to a visit. */
const way = z.object({
  metres: z
    .int()
    .check(z.describe('As the crow flies, in hundreds; from the visit before, or from the partner’s place.')),
  minutes: z.int().check(z.describe('By the speed of the city, as for free times.')),
  gapMinutes: z
    .nullable(z.int())
    .check(z.describe('Between the end of the visit before and the start of this one; null: the first.')),
  late: z.boolean().check(z.describe('The way is longer than the gap.')),
});

export const visit = z.object({
  ...z.pick(bookingCard, {
    bookingId: true,
    status: true,
    title: true,
    startsAt: true,
    endsAt: true,
    locality: true,
    acceptBefore: true,
    version: true,
  }).shape,
  customerName: z.string(),
  held: z.boolean().check(z.describe('Its time is held for this professional, who is not assigned yet.')),
  can: z.object({
    move: z.boolean().check(z.describe('The viewer may give it to a professional, or to another one.')),
  }),
  way: z.nullable(way).check(z.describe('Null: no professional goes there yet.')),
  point: z
    .nullable(z.object({ latitude: z.number(), longitude: z.number() }))
    .check(z.describe('For the map of the phone; null before the booking is accepted.')),
});
export type Visit = z.output<typeof visit>;

export const calendarPerson = z.object({
  staffId: z.uuid(),
  name: z.string(),
  working: z.array(period).check(z.describe('Shifts within the opening hours.')),
  leaves: z.array(period),
  held: z.array(period).check(z.describe('Times that customers are choosing right now.')),
  visits: z.array(visit).check(z.describe('In the order of time.')),
});
export type CalendarPerson = z.output<typeof calendarPerson>;
