/** Interviews: specification section 7, Jobs. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { day, instant, text, wholeParam } from '../../kernel/schema.ts';
import { applicationErrors } from '../application/application.noun.ts';
import {
  freeDay,
  interviewCard,
  interviewDetail,
  interviewLengths,
  interviewWords,
  movedInterview,
  offeredTimes,
  possibleInterviewer,
  proposalBody,
  scorecardBody,
} from './interview.model.ts';
import { interviewErrors as e } from './interview.noun.ts';

const tag = 'Jobs';
const employer = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'those for the own jobs',
} as const;
const deciding = { ...employer, permission: 'hireTalent.update' } as const;
const scope = 'own ones, or those for the own jobs';
const readers = { ...employer, roles: ['Jobseeker', 'Service Partner', 'subUser'], scope } as const;
const sides = { ...readers, permission: 'hireTalent.update' } as const;

const interviewId = z.uuid('This is not a known id.');
const version = z.int('Send the version that was read.');
const named = { interviewId, version };
const moving = [e.interview_not_found, e.interview_moved_on] as const;
const timing = [e.interview_times_wrong, e.interview_time_taken] as const;

export const proposeInterview = endpoint('POST /jobs/interview', {
  summary: 'Offer times for an interview to a shortlisted applicant',
  tag,
  touches: ['application'],
  authz: deciding,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: proposalBody,
  response: movedInterview,
  errors: [
    applicationErrors.application_not_found,
    applicationErrors.application_moved_on,
    applicationErrors.application_other_step,
    e.interview_open,
    e.interview_interviewer_unknown,
    ...timing,
  ],
});

const filters = {
  ...countedPageQuery,
  applicationId: z.optional(z.uuid('This is not a known id.')),
};
export const scheduledQuery = z.object(filters);
export const oldQuery = z.object(filters);

export const listScheduledInterviews = endpoint('GET /jobs/interview/scheduled', {
  summary: 'Interviews that are ahead or have no outcome yet, the next first',
  tag,
  authz: readers,
  query: scheduledQuery,
  response: countedPageOf(interviewCard),
});

export const listOldInterviews = endpoint('GET /jobs/interview/old', {
  summary: 'Interviews that are over, the latest first',
  tag,
  authz: readers,
  query: oldQuery,
  response: countedPageOf(interviewCard),
});

export const getInterview = endpoint('GET /jobs/interview', {
  summary: 'One interview; for the business with its scorecards',
  tag,
  authz: readers,
  query: z.object({ interviewId }),
  response: interviewDetail,
  errors: [e.interview_not_found],
});

export const getInterviewCalendar = endpoint('GET /jobs/interview/calendar', {
  summary: 'Its calendar entry, which updates or cancels the one before',
  tag,
  authz: readers,
  query: z.object({ interviewId }),
  produces: 'text/calendar',
  errors: [e.interview_not_found, e.interview_without_time],
  perMinute: 30,
});

export const acceptInterview = endpoint('POST /jobs/interview/accept', {
  summary: 'Choose one of the times that are offered',
  tag,
  touches: ['application'],
  authz: { who: 'roles', roles: ['Jobseeker'], scope: 'own ones' },
  unconfirmed: 'carries-version',
  body: z.object({ ...named, startsAt: instant() }),
  response: movedInterview,
  errors: [
    ...moving,
    applicationErrors.application_moved_on,
    e.interview_time_not_offered,
    e.interview_time_taken,
  ],
});

export const rescheduleInterview = endpoint('POST /jobs/interview/reschedule', {
  summary: 'The business offers other times; the candidate asks for some',
  tag,
  touches: ['application'],
  authz: sides,
  unconfirmed: 'carries-version',
  body: z.object({
    ...named,
    times: z.optional(offeredTimes).check(z.describe('Of the business.')),
    words: interviewWords,
  }),
  response: movedInterview,
  errors: [...moving, ...timing, e.interview_late, e.interview_rejected, e.interview_times_missing],
});

export const moveInterview = endpoint('PATCH /jobs/interview', {
  summary: 'Decline, cancel, or say what came of it',
  tag,
  touches: ['application'],
  authz: sides,
  unconfirmed: 'carries-version',
  body: z.object({
    ...named,
    verb: z.enum(['decline', 'cancel', 'complete', 'noShow'], 'Choose one of the list.'),
    words: interviewWords,
  }),
  response: movedInterview,
  errors: [...moving, e.interview_begun, e.interview_not_begun, e.interview_rejected],
});

export const scoreInterview = endpoint('POST /jobs/interview/scorecard', {
  summary: 'Send the own scorecard of an interview that took place, once',
  tag,
  authz: employer,
  unconfirmed: 'only-adds',
  body: scorecardBody,
  response: interviewDetail,
  errors: [...moving, e.interview_not_interviewer, e.interview_scored],
});

export const listInterviewers = endpoint('GET /jobs/interview/interviewers', {
  summary: 'People of the own team who may interview: they may see the applicant',
  tag,
  authz: deciding,
  query: z.object({ applicationId: z.optional(z.uuid('This is not a known id.')) }),
  response: z.object({ items: z.array(possibleInterviewer) }),
  errors: [applicationErrors.application_not_found],
});

export const listFreeTimes = endpoint('GET /jobs/interview/freeTimes', {
  summary: 'When all of these people are free: by shifts, leave, bookings and other interviews',
  tag,
  authz: deciding,
  query: z.object({
    interviewerIds: text(200, 'Their ids, joined by commas.'),
    from: z.optional(day('Left out: today.')),
    days: z._default(wholeParam(1, 14, 'How many days.'), 7),
    minutes: z._default(wholeParam(interviewLengths.least, interviewLengths.most, 'How long it takes.'), 30),
  }),
  response: z.object({ items: z.array(freeDay) }),
  errors: [e.interview_interviewer_unknown],
});
