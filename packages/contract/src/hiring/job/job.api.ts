/** Jobs as their employers post them and as everyone finds them: specification section 7, Jobs. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { decimalParam, instant, optionalText, sentence, whole, wholeParam } from '../../kernel/schema.ts';
import { skillId } from '../skill/skill.model.ts';
import { jobErrors as e, jobOutcomes, jobReportReasons } from './job.noun.ts';
import {
  changedJobBody,
  job,
  ownJobCard,
  jobId,
  jobTeamMember,
  newJobBody,
  openJob,
  openJobCard,
  wageCheck,
  wageLimits,
  wageUnits,
  jobStanding,
  employmentType,
  jobShift,
} from './job.model.ts';

const tag = 'Jobs';
const scope = 'jobs of the own organisation';
const roles = ['Service Partner', 'subUser'] as const;
const viewing = { who: 'roles', roles, permission: 'hireTalent.view', scope } as const;
const creating = { who: 'roles', roles, permission: 'hireTalent.create', scope } as const;
const changing = { who: 'roles', roles, permission: 'hireTalent.update', scope } as const;
const deleting = { who: 'roles', roles, permission: 'hireTalent.delete', scope } as const;
const perMinute = 20;
const seenJob = { jobId, version: whole(1, 1_000_000, 'As it was seen.') };
const written = [
  e.job_place_unknown,
  e.job_trade_unknown,
  e.job_skill_unknown,
  e.job_member_unknown,
] as const;
const moved = [e.job_not_found, e.job_moved_on, kernelErrors.stale_state] as const;

export const createJob = endpoint('POST /jobs/createJob', {
  summary: 'Begin a job as a draft',
  tag,
  authz: creating,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: newJobBody,
  response: job,
  errors: [...written, e.job_limit],
  spoken: true,
});

export const updateJob = endpoint('PATCH /jobs/updateJob', {
  summary: 'Change a job; one that staff refused becomes a draft again',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  perMinute: 60,
  body: changedJobBody,
  response: job,
  errors: [...moved, ...written, e.job_incomplete, e.job_words_held, e.job_waits],
  spoken: true,
});

export const myJobsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the title.'),
  standing: z.optional(jobStanding),
  tradeId: z.optional(skillId),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listMyJobs = endpoint('GET /jobs/myJob', {
  summary: 'Jobs of the own organisation, the newest first unless asked otherwise',
  tag,
  authz: viewing,
  query: myJobsQuery,
  response: countedPageOf(ownJobCard),
  spoken: true,
});

export const getJob = endpoint('GET /jobs/job', {
  summary: 'One own job with all that was written of it',
  tag,
  authz: viewing,
  query: z.object({ jobId }),
  response: job,
  errors: [e.job_not_found],
  spoken: true,
});

export const listJobTeam = endpoint('GET /jobs/team', {
  summary: 'People of the own team who may see a job; without one, who may be chosen to see one',
  tag,
  authz: viewing,
  query: z.object({ jobId: z.optional(jobId) }),
  response: z.object({ items: z.array(jobTeamMember) }),
  errors: [e.job_not_found],
});

export const checkWage = endpoint('GET /jobs/minimumWage', {
  summary: 'The minimum wage for a trade at a place, beside a wage that one has in mind',
  tag,
  authz: viewing,
  query: z.object({
    tradeId: skillId,
    pincode: pincodeText,
    wageUnit: z.enum(wageUnits, 'Choose one of the list.'),
    wageFrom: z.optional(wholeParam(0, wageLimits.most, 'At least, in paise.')),
  }),
  response: wageCheck,
  errors: [e.job_place_unknown, e.job_trade_unknown],
});

/** What everyone may look for jobs by. */
export const openJobsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(80, 'In English or Hindi.'),
  tradeId: z.optional(skillId),
  pincode: z.optional(pincodeText),
  lat: z.optional(decimalParam(-90, 90)),
  lng: z.optional(decimalParam(-180, 180)),
  withinKm: z.optional(wholeParam(1, 100, 'Around the place; 25 unless said.')),
  wageUnit: z.optional(z.enum(wageUnits, 'Choose one of the list.')),
  wageLeast: z.optional(wholeParam(0, wageLimits.most, 'Pays at least so much, in paise of the unit.')),
  shift: z.optional(jobShift),
  employmentType: z.optional(employmentType),
  organisationId: z.optional(z.uuid('This is not a known id.')),
  postedDays: z.optional(wholeParam(1, 60, 'Published within so many days.')),
  sort: z
    .optional(z.enum(['newest', 'nearest', 'wage'], 'Choose one of the list.'))
    .check(z.describe('Unless said: with words the best match, with a place the nearest, else the newest.')),
});

export const listOpenJobs = endpoint('GET /jobs/all', {
  summary: 'Open jobs, by words, place, wage, shift, trade and day',
  tag,
  authz: { who: 'anyone' },
  query: openJobsQuery,
  response: countedPageOf(openJobCard),
  errors: [e.job_place_unknown],
  spoken: true,
});

export const getOpenJob = endpoint('GET /jobs/open', {
  summary: 'An open job as its page shows it',
  tag,
  authz: { who: 'anyone' },
  query: z.object({ jobId, pincode: z.optional(pincodeText) }),
  response: openJob,
  errors: [e.job_not_found, e.job_gone],
  spoken: true,
});

export const publishJob = endpoint('POST /jobs/publish', {
  summary: 'Publish a draft now or at a time; held first where the rules ask, with the reason',
  tag,
  authz: creating,
  unconfirmed: 'carries-version',
  body: z.object({ ...seenJob, publishAt: z.optional(instant('Left out: now.')) }),
  response: job,
  errors: [...moved, e.job_incomplete, e.job_waits, e.job_time_wrong, e.job_trade_unknown],
  spoken: true,
});

export const deactivateJob = endpoint('POST /jobs/deactivate', {
  summary: 'Pause a job: no new applications; those it has go on',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object(seenJob),
  response: job,
  errors: moved,
  spoken: true,
});

export const activateJob = endpoint('POST /jobs/activate', {
  summary: 'Open a paused job again, within its days',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object(seenJob),
  response: job,
  errors: [...moved, e.job_time_over],
  spoken: true,
});

export const renewJob = endpoint('POST /jobs/renew', {
  summary: 'Give a job 30 more days, in its last 7 days or after them; twice at most',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object(seenJob),
  response: job,
  errors: [...moved, e.job_renew_early, e.job_renewed_twice],
  spoken: true,
});

export const closeJob = endpoint('POST /jobs/close', {
  summary: 'Close a job that is filled or ended; every applicant is told',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  touches: 'everything',
  body: z.object({ ...seenJob, outcome: z.enum(jobOutcomes, 'Choose one of the list.') }),
  response: job,
  errors: moved,
  spoken: true,
});

export const cancelJob = endpoint('POST /jobs/cancel', {
  summary: 'Withdraw a job without hiring; every applicant is told',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  touches: 'everything',
  body: z.object(seenJob),
  response: job,
  errors: moved,
  spoken: true,
});

export const deleteJob = endpoint('POST /jobs/delete', {
  summary: 'Delete a job that is not active; what is not over for its applicants closes',
  tag,
  authz: deleting,
  unconfirmed: 'carries-version',
  touches: 'everything',
  body: z.object(seenJob),
  response: z.object({ jobId: z.uuid() }),
  errors: moved,
});

export const reportJob = endpoint('POST /jobs/report', {
  summary: 'Report an open job to staff; once for each person and job, a second report changes the first',
  tag,
  authz: { who: 'roles', roles: ['Jobseeker'], scope: 'the own report' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 6,
  body: z.object({
    jobId,
    reason: z.enum(jobReportReasons, 'Choose a reason.'),
    words: z.optional(sentence(500, 'What happened; staff alone read it.')),
  }),
  response: z.object({ jobId: z.uuid() }),
  errors: [e.job_not_found],
});
