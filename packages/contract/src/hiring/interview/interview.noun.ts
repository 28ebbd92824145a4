import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsBothSides as tells } from '../application/application.live.ts';

export const interviewStatuses = ['Pending', 'Accepted', 'Completed', 'Rejected', 'Cancelled'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** It is still ahead, or waits for its outcome. */
export const openInterview = ['Pending', 'Accepted'] as const satisfies readonly InterviewStatus[];

export const interviewSides = ['Jobseeker', 'Employer'] as const;
export type InterviewSide = (typeof interviewSides)[number];

/** One round of meeting a candidate, from the times that are offered to its outcome. */
export const interviewLifecycle = lifecycle({
  name: 'interview',
  states: interviewStatuses,
  actors: ['Jobseeker', 'Employer', 'System'],
  moves: {
    propose: {
      from: [null],
      to: ['Pending'],
      by: ['Employer'],
      why: 'For a shortlisted applicant who has no other interview ahead; it offers times to choose from.',
      tells: ['interview.proposed'],
      times: ['interview.expire'],
    },
    accept: {
      from: ['Pending'],
      to: ['Accepted'],
      by: ['Jobseeker'],
      why: 'The candidate chooses a time at which its interviewers have no other interview.',
      tells: ['interview.accepted'],
      times: ['interview.remind_day', 'interview.remind_hours'],
    },
    decline: {
      from: ['Pending'],
      to: ['Rejected'],
      by: ['Jobseeker'],
      why: 'Not this interview; the application goes on.',
      tells: ['interview.declined'],
    },
    reschedule: {
      from: ['Pending', 'Accepted'],
      to: ['Pending'],
      by: ['Jobseeker', 'Employer'],
      why: 'The business offers other times, or the candidate asks for some; an accepted one until 2 hours before it.',
      tells: ['interview.rescheduled'],
      times: ['interview.expire'],
    },
    cancel: {
      from: ['Pending', 'Accepted'],
      to: ['Cancelled'],
      by: ['Jobseeker', 'Employer'],
      why: 'Before it begins.',
      tells: ['interview.cancelled'],
    },
    complete: {
      from: ['Accepted'],
      to: ['Completed'],
      by: ['Employer'],
      why: 'It took place; its interviewers send their scorecards.',
      tells: ['interview.completed'],
    },
    noShow: {
      from: ['Accepted'],
      to: ['Cancelled'],
      by: ['Jobseeker', 'Employer'],
      why: 'The other side did not come: from 15 minutes after its beginning.',
      tells: ['interview.missed'],
    },
    remind: {
      from: ['Accepted'],
      to: ['Accepted'],
      by: ['System'],
      why: 'A day before it and 2 hours before it.',
      tells: ['interview.due'],
    },
    expire: {
      from: ['Pending'],
      to: ['Cancelled'],
      by: ['System'],
      why: 'The last time that was offered has passed without an answer.',
      tells: ['interview.expired'],
    },
    end: {
      from: openInterview,
      to: ['Cancelled', 'Completed'],
      by: ['System'],
      why: 'Its candidate knows that the application is over. One that has begun took place, also before they know.',
      tells: ['interview.ended'],
    },
  },
});
export type InterviewVerb = keyof typeof interviewLifecycle.moves;

const facts = z.object({
  interviewId: ref('interview'),
  applicationId: ref('application'),
  jobId: ref('job'),
  userId: z.optional(ref('candidate')),
  organisationId: z.optional(ref('organisation')),
});
const timed = z.object({
  ...facts.shape,
  startsAt: z.string().check(z.describe('The time that it has, or had; empty: none.')),
});
const offered = z.object({
  ...facts.shape,
  lastAt: z.string().check(z.describe('The last of its times; empty: none is offered.')),
});
const bySide = z.object({ ...timed.shape, by: z.enum(interviewSides) });

export const interviewEvents = {
  proposed: event('interview.proposed', {
    summary: 'A business offered times for an interview.',
    facts: offered,
    tells,
  }),
  accepted: event('interview.accepted', { summary: 'A candidate chose a time of it.', facts: timed, tells }),
  declined: event('interview.declined', { summary: 'A candidate declined an interview.', facts, tells }),
  rescheduled: event('interview.rescheduled', {
    summary: 'A side wants another time for an interview.',
    facts: z.object({ ...offered.shape, ...bySide.shape }),
    tells,
  }),
  cancelled: event('interview.cancelled', {
    summary: 'A side cancelled an interview.',
    facts: bySide,
    tells,
  }),
  completed: event('interview.completed', { summary: 'An interview took place.', facts, tells }),
  missed: event('interview.missed', {
    summary: 'A side did not come to an interview; the other one said so.',
    facts: bySide,
    tells,
  }),
  due: event('interview.due', {
    summary: 'An interview is a day, or 2 hours, ahead.',
    facts: timed,
  }),
  expired: event('interview.expired', {
    summary: 'A candidate did not choose in time.',
    facts,
    tells,
  }),
  ended: event('interview.ended', {
    summary: 'The application of an interview is over.',
    facts: timed,
    tells,
  }),
};

export const interviewErrors = defineErrors({
  interview_not_found: [404, 'Resource is not available'],
  interview_moved_on: [409, 'This interview has changed. Check it and try again.'],
  interview_open: [
    409,
    'This applicant already has an interview ahead. Change its time, or cancel it first.',
  ],
  interview_interviewer_unknown: [409, 'Choose people of your team who may see applicants.'],
  interview_times_wrong: [409, 'Offer times from an hour from now up to 60 days ahead, each once.'],
  interview_times_missing: [409, 'Offer at least one other time.'],
  interview_time_not_offered: [409, 'Choose one of the times that are offered.'],
  interview_time_taken: [409, 'This time is taken. Choose another one.'],
  interview_late: [409, 'An interview can be moved until 2 hours before it. Write to each other instead.'],
  interview_rejected: [409, 'You rejected this applicant. Take the rejection back to change the interview.'],
  interview_begun: [409, 'This interview has begun, so it can’t be cancelled.'],
  interview_not_begun: [409, 'You can say this once the interview has begun.'],
  interview_not_interviewer: [403, 'Only the interviewers of a round send a scorecard.'],
  interview_scored: [409, 'You already sent your scorecard.'],
  interview_without_time: [409, 'This interview has no time yet, so there is no calendar entry.'],
});

export const interviewActs = actsOf('interview', interviewLifecycle, ['score']);
