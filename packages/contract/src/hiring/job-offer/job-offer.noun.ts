import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsBothSides as tells } from '../application/application.live.ts';

export const jobOfferStatuses = [
  'Pending',
  'Countered',
  'Accepted',
  'Rejected',
  'Cancelled',
  'Expired',
] as const;
export type JobOfferStatus = (typeof jobOfferStatuses)[number];

/** One side has to answer. */
export const openJobOffer = ['Pending', 'Countered'] as const satisfies readonly JobOfferStatus[];

/** What a business offers an applicant, in the letter that it writes, until one of them ends it. */
export const jobOfferLifecycle = lifecycle({
  name: 'job_offer',
  states: jobOfferStatuses,
  actors: ['Jobseeker', 'Employer', 'System'],
  moves: {
    make: {
      from: [null],
      to: ['Pending'],
      by: ['Employer'],
      why: 'As it was previewed, with its first letter; one is open for each application.',
      tells: ['job_offer.made'],
      times: ['job_offer.expire', 'job_offer.remind'],
    },
    remind: {
      from: ['Pending'],
      to: ['Pending'],
      by: ['System'],
      why: 'Two days before its last day, once: the candidate has not answered.',
      tells: ['job_offer.due'],
    },
    accept: {
      from: ['Pending'],
      to: ['Accepted'],
      by: ['Jobseeker'],
      why: 'Within its days, as the letter says it: the candidate signs it with a one-time password or a passkey.',
      tells: ['job_offer.accepted'],
    },
    refuse: {
      from: openJobOffer,
      to: ['Rejected'],
      by: ['Jobseeker'],
      why: 'With a reason; the application is over by it.',
      tells: ['job_offer.refused'],
    },
    counter: {
      from: ['Pending'],
      to: ['Countered'],
      by: ['Jobseeker'],
      why: 'Once: other pay, another first day, or both.',
      tells: ['job_offer.countered'],
    },
    takeCounter: {
      from: ['Countered'],
      to: ['Pending'],
      by: ['Employer'],
      why: 'The next version of the letter says what the candidate asked for; it is accepted as any other.',
      tells: ['job_offer.counter_answered'],
    },
    keepTerms: {
      from: ['Countered'],
      to: ['Pending'],
      by: ['Employer'],
      why: 'The letter stays as it is.',
      tells: ['job_offer.counter_answered'],
    },
    withdraw: {
      from: openJobOffer,
      to: ['Cancelled'],
      by: ['Employer'],
      why: 'The application goes back to the step before the offer.',
      tells: ['job_offer.withdrawn'],
    },
    expire: {
      from: openJobOffer,
      to: ['Expired'],
      by: ['System'],
      why: 'Its last day is over; the application goes back to the step before the offer.',
      tells: ['job_offer.expired'],
    },
    end: {
      from: [...openJobOffer, 'Accepted'],
      to: ['Cancelled'],
      by: ['System'],
      why: 'Its application is over: withdrawn, or with its job.',
    },
  },
});

export type JobOfferVerb = keyof typeof jobOfferLifecycle.moves;

const facts = z.object({
  jobOfferId: ref('job offer'),
  applicationId: ref('application'),
  jobId: ref('job'),
  userId: z.optional(ref('candidate')),
  organisationId: z.optional(ref('organisation')),
});

export const jobOfferEvents = {
  made: event('job_offer.made', {
    summary:
      'A business made an applicant an offer; it ends at `expiresAt`, and is remembered at `remindAt`.',
    facts: z.object({
      ...facts.shape,
      expiresAt: z.string(),
      remindAt: z.optional(z.string()).check(z.describe('Empty: no reminder.')),
    }),
    tells,
  }),
  accepted: event('job_offer.accepted', { summary: 'A person accepted a job offer.', facts, tells }),
  refused: event('job_offer.refused', { summary: 'A person refused a job offer.', facts, tells }),
  countered: event('job_offer.countered', { summary: 'A person asked for other terms.', facts, tells }),
  counterAnswered: event('job_offer.counter_answered', {
    summary: 'A business took other terms that were asked for, or kept its own.',
    facts: z.object({ ...facts.shape, isTaken: z.boolean() }),
    tells,
  }),
  withdrawn: event('job_offer.withdrawn', { summary: 'A business withdrew a job offer.', facts, tells }),
  due: event('job_offer.due', { summary: 'An offer without an answer ends in two days.', facts }),
  expired: event('job_offer.expired', { summary: 'The days of a job offer are over.', facts, tells }),
};

export const jobOfferErrors = defineErrors({
  job_offer_not_found: [404, 'Resource is not available'],
  job_offer_moved_on: [409, 'This offer has changed. Check it and try again.'],
  job_offer_expired: [409, 'This offer has ended. Ask the business for a new one.'],
  job_offer_exists: [409, 'This candidate already has an offer from you. Withdraw it first.'],
  job_offer_letter_changed: [409, 'The letter has changed. Check the preview and send it again.'],
  job_offer_days: [409, 'Choose a last day to answer from today on and a first day within a year.'],
  job_offer_start_early: [409, 'Ask for a first day on or after the last day to answer.'],
  job_offer_department_gone: [409, 'This department is no longer there. Choose another one.'],
  job_offer_countered_before: [409, 'You asked for other terms once already. Accept or refuse this offer.'],
  job_offer_counter_same: [409, 'The offer says this already. Ask for other pay or another first day.'],
});

export const jobOfferActs = actsOf('job_offer', jobOfferLifecycle, ['sign']);
