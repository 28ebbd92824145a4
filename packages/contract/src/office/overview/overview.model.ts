import * as z from 'zod/mini';
import { day, instant, paise } from '../../kernel/schema.ts';
import { officeWaitingKinds, workWaitingKinds } from '../../kernel/waiting.ts';
import { payoutStanding } from '../../money/payout/payout.model.ts';

const waitingFields = {
  count: z.int().check(z.describe('At most 10,000 are counted.')),
  at: z
    .nullable(instant())
    .check(z.describe('The first moment at which one of them ends, starts or was due; null: it has none.')),
  amount: z.nullable(paise()).check(z.describe('What they come to; null: no money, or not for this viewer.')),
};

const week = z.object({
  day: day('Its Monday, in India.'),
  jobs: z.int().check(z.describe('Finished in it.')),
  earned: z.nullable(paise('After deductions; null: the viewer may not see payments.')),
});

export const personToday = z.object({
  staffId: z.uuid(),
  name: z.string(),
  /** Null: no shift today. */
  from: z.nullable(instant('When the first shift begins; null: none today.')),
  until: z.nullable(instant('When the last shift ends; null: none today.')),
  onLeave: z.boolean(),
  jobs: z.int(),
  done: z.int(),
  next: z
    .nullable(z.object({ bookingId: z.uuid(), startsAt: instant(), locality: z.string() }))
    .check(z.describe('The job at hand, or the next one; null: none is left today.')),
});
export type PersonToday = z.output<typeof personToday>;

/** A partner's business in one look. */
export const workOverview = z.object({
  waiting: z
    .array(z.object({ kind: z.enum(workWaitingKinds), ...waitingFields }))
    .check(z.describe('Kinds of which nothing waits are left out; by the permissions of the viewer.')),
  weeks: z
    .nullable(z.array(week))
    .check(z.describe('Twelve, the present one last; null: the viewer may not see the bookings.')),
  money: z.nullable(payoutStanding).check(z.describe('Null: the viewer may not see payments.')),
  rating: z.object({
    stars: z.nullable(z.number()).check(z.describe('1 to 5; null: no review yet.')),
    count: z.int(),
  }),
  people: z
    .nullable(z.array(personToday))
    .check(z.describe('At most 12 professionals with their day; null: the viewer may not see the bookings.')),
  morePeople: z.boolean(),
});
export type WorkOverview = z.output<typeof workOverview>;

const compared = z.object({
  today: z.int(),
  before: z.int().check(z.describe('Of the same weekday a week before, up to the same time of day.')),
});

/** The platform in one look. */
export const officeOverview = z.object({
  waiting: z.array(z.object({ kind: z.enum(officeWaitingKinds), ...waitingFields })),
  figures: z.object({
    booked: compared,
    completed: compared,
    cancelled: compared,
    joined: compared,
    paid: z.object({ today: paise(), before: paise() }),
  }),
});
export type OfficeOverview = z.output<typeof officeOverview>;
