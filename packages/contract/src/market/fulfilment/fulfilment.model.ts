/** What the partner's side of a booking is shown besides the booking itself. */
import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';

/** A job that is in the way of another one: it overlaps with it, or leaves no time to get there. */
export const jobInTheWay = z.object({
  bookingId: z
    .nullable(z.uuid())
    .check(z.describe('Null: a customer is choosing this time and has it held for some minutes.')),
  title: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  held: z
    .boolean()
    .check(z.describe('The time is held for this job, and no professional is assigned to it yet.')),
  swap: z.boolean().check(z.describe('The two jobs may swap their professionals.')),
});

export const freeProfessional = z.object({
  staffId: z.uuid(),
  name: z.string(),
  rating: z.nullable(z.number()),
  jobsThatDay: z.int(),
  travelMinutes: z.int().check(z.describe("From the job before, or from the partner's place.")),
  free: z.boolean(),
  reason: z
    .nullable(z.enum(['off_shift', 'on_leave', 'busy', 'not_skilled']))
    .check(z.describe('Why not, where not free.')),
  job: z.nullable(jobInTheWay).check(z.describe('Where busy: the first job that is in the way.')),
  assigned: z.boolean(),
  asked: z.boolean().check(z.describe('The customer asked for this person.')),
});

/** Why a partner rejects a request. */
export const rejectReasons = ['no_professional', 'too_far', 'price', 'holiday', 'other'] as const;

/** A request that the partner has let pass: of the booking itself no more than the request showed. */
export const missedRequest = z.object({
  offerId: z.uuid(),
  why: z
    .enum(['expired', 'rejected'])
    .check(z.describe('No answer before the accept clock ran out, or a no of the own team.')),
  reason: z.nullable(z.enum(rejectReasons)).check(z.describe('Why it was rejected, where someone said.')),
  title: z.string().check(z.describe('First service and how many more.')),
  categoryImage: z.string(),
  locality: z.string(),
  startsAt: instant('Of the booking, as it is now.'),
  total: paise(),
  askedAt: instant('When the team was asked.'),
  acceptBefore: instant('Until when it could accept.'),
  endedAt: instant('When the request was rejected or ran out.'),
});
export type MissedRequest = z.output<typeof missedRequest>;
