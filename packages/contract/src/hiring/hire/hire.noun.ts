import * as z from 'zod/mini';
import { allActs } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsBothSides as tells } from '../application/application.live.ts';

/** How far a hired person came; worked out from the invitation to the team. */
export const hireStandings = ['invited', 'joined', 'not_joining'] as const;
export type HireStanding = (typeof hireStandings)[number];

/** Both sides are asked for feedback so many days after the first day of work. */
export const feedbackDays = 30;
/** From so much feedback on the average of a business is shown. */
export const leastFeedback = 3;

const facts = z.object({
  hireId: ref('hire'),
  applicationId: ref('application'),
  jobId: ref('job'),
  organisationId: ref('organisation'),
  userId: z.optional(ref('candidate')),
});

export const hireEvents = {
  made: event('hire.made', {
    summary: 'A business hired a candidate, who is invited to its team.',
    facts,
    tells,
  }),
  joined: event('hire.joined', {
    summary: 'A hired person joined the team; both sides are asked for feedback at `feedbackAt`.',
    facts: z.object({ ...facts.shape, feedbackAt: z.string() }),
    tells,
  }),
  feedbackDue: event('hire.feedback_due', {
    summary: 'A hired person has worked for 30 days: both sides may give feedback.',
    facts,
    tells,
  }),
};

export const hireErrors = defineErrors({
  hire_not_found: [404, 'Resource is not available'],
  hire_no_offer: [409, 'This candidate has no accepted offer. Make an offer first.'],
  hire_exists: [409, 'You already hired this candidate.'],
  hire_no_number: [409, 'This candidate has no mobile number yet. Ask them to add one.'],
  hire_structure_unknown: [400, 'Choose a salary structure from the list.'],
  hire_shift_unknown: [400, 'Choose a shift from the list.'],
  hire_shift_day: [400, 'The first shift must be from the first day on, within 30 days.'],
  feedback_early: [409, 'You can give feedback 30 days after the first day.'],
  feedback_given: [409, 'You already gave your feedback.'],
});

export const hireActs = allActs(['hire.make', 'hire.give_feedback'] as const);
