import { bookingState } from '../booking/booking.model.ts';
import * as z from 'zod/mini';
import { day, instant, paise, whole } from '../../kernel/schema.ts';
import { confirmsRepeat } from './series.confirm.ts';
import { seriesLifecycle } from './series.noun.ts';

/** So many weeks lie between two visits. */
export const intervals = [1, 2, 4] as const;
export type Interval = (typeof intervals)[number];
export const visitOutcomes = ['made', 'not_free', 'paused'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** What the checkout asks for: by number of visits, or until a day. */
export const repeatBody = z
  .object({
    everyWeeks: z.literal(intervals, 'Choose every 1, 2 or 4 weeks.'),
    visits: z.optional(whole(2, 520, 'How many visits, the first among them.')),
    until: z.optional(day('The last day on which a visit may be.')),
    seen: confirmsRepeat.schema,
  })
  .check(
    z.refine(({ visits, until }) => (visits === undefined) !== (until === undefined), {
      error: 'Choose a number of visits or a last day.',
      path: ['visits'],
    }),
  );
export type Repeat = z.output<typeof repeatBody>;

/** Whether and how the cart can be repeated, from the dated settings of its city. */
export const repeatTerms = z.object({
  allowed: z.boolean(),
  mostVisits: z.int(),
  mostDays: z.int().check(z.describe('How far the last visit may lie ahead.')),
  laterPrice: z
    .nullable(paise())
    .check(z.describe('Each visit after the first, with no offer; null: the cart has no price yet.')),
});
export type RepeatTerms = z.output<typeof repeatTerms>;

/** One visit. Without a booking it is planned, or its time was not free. */
export const seriesVisit = z.object({
  ordinal: z.int().check(z.describe('1 for the first; it stays when the visit is moved.')),
  bookingId: z.nullable(z.uuid()),
  startsAt: instant(),
  status: z.nullable(bookingState).check(z.describe('Of its booking; null: there is none.')),
  outcome: z
    .nullable(z.enum(visitOutcomes))
    .check(
      z.describe(
        'Null: planned, it is made when its day comes within the days that can be booked. `paused`: it lies in a pause and is not made.',
      ),
    ),
});
export type SeriesVisit = z.output<typeof seriesVisit>;

/** The rhythm of a series, as it is now. */
const rhythm = {
  everyWeeks: z.literal(intervals),
  weekday: whole(1, 7, '1 for Monday.'),
  startMinute: whole(0, 1410, 'When a visit starts: minutes after midnight in India.'),
};

export const series = z.object({
  seriesId: z.uuid(),
  status: z.enum(seriesLifecycle.states),
  version: z.int(),
  title: z.string(),
  categoryImage: z.string(),
  ...rhythm,
  visits: z.nullable(z.int()).check(z.describe('How many in all; null: until a day.')),
  until: z.nullable(z.string()).check(z.describe('The last day; null: by number.')),
  done: z.int().check(z.describe('Visits that lie behind.')),
  price: paise('Of each visit, as it was agreed on.'),
  companyName: z.nullable(z.string()).check(z.describe('Null until a partner has accepted.')),
  locality: z.string(),
  next: z.nullable(instant('The next visit; null: none follows.')),
  reason: z.nullable(z.string()).check(z.describe('Why it ended; null: it has not.')),
  pause: z
    .nullable(z.object({ from: day('The first day without a visit.'), until: day('The last one.') }))
    .check(z.describe('Days in which no visit is made; null: none are ahead.')),
  can: z.object({ change: z.boolean(), pause: z.boolean(), resume: z.boolean(), end: z.boolean() }),
});
export type Series = z.output<typeof series>;

/** Of a booking: which series it belongs to. */
export const seriesOfBooking = z.object({
  bookingId: z.uuid(),
  seriesId: z.uuid(),
  ordinal: z.int(),
  visits: z.nullable(z.int()),
  until: z.nullable(z.string()),
  ...rhythm,
  status: z.enum(seriesLifecycle.states),
  maySee: z.boolean().check(z.describe('The viewer may open the series, not only this visit of it.')),
});
export type SeriesOfBooking = z.output<typeof seriesOfBooking>;

/** How many visits a yes to this booking takes on; null: this one alone, or a series that has an end day. */
export const visitsTakenOn = (
  visit: Pick<SeriesOfBooking, 'status' | 'visits'> | undefined,
): number | null => (visit?.status === 'Pending' ? visit.visits : null);

/** `moved`: its booking gets the new time; `planned`: it is cancelled for free and booked again when its day comes near. */
export const changedVisitKinds = ['moved', 'planned'] as const;

/** What a change from here on does to one booked visit. */
export const changedVisit = z.object({
  ordinal: z.int(),
  bookingId: z.uuid(),
  startsAt: instant(),
  newStartsAt: instant(),
  becomes: z.enum(changedVisitKinds),
});

/** What is done with the visits that are booked already and lie in a pause. */
export const pausedBookings = ['cancel', 'keep'] as const;
export type PausedBookings = (typeof pausedBookings)[number];

/** What ending or pausing does to one visit. */
export const endedVisit = z.object({
  ordinal: z.int(),
  bookingId: z.uuid(),
  startsAt: instant(),
  fee: paise(),
  refund: paise(),
});
