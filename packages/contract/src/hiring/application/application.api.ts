/** Applications for jobs: specification section 7, Jobs. */
import * as z from 'zod/mini';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam } from '../../kernel/schema.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { candidateErrors } from '../candidate/candidate.noun.ts';
import { getOpenJob } from '../job/job.api.ts';
import { jobId, mostQuestions, type OpenJob } from '../job/job.model.ts';
import { jobErrors } from '../job/job.noun.ts';
import { recordDigest } from '../work-record/work-record.model.ts';
import { workRecordErrors } from '../work-record/work-record.noun.ts';
import {
  application,
  applicationCard,
  applicationCounts,
  applicationStatus,
  applicationStep,
  appliedJob,
  hiringCounts,
  invitesLeft,
  jobSource,
  movedApplication,
  ownWords,
  reasonSaid,
  rejectionBody,
  screeningAnswer,
} from './application.model.ts';
import { applicationErrors as e } from './application.noun.ts';

// What is seen when a person applies, or accepts an invitation. See docs/confirmations.md.

export const confirmsApplication = confirmation('application', { wageFrom: 'money', wageTo: 'money' });

export const seenOfJob = ({
  wageFrom,
  wageTo,
}: Pick<OpenJob, 'wageFrom' | 'wageTo'>): Seen<typeof confirmsApplication> => ({ wageFrom, wageTo });

const tag = 'Jobs';
/** A job says how many wait for an answer, and how its 72 hours stand. */
const touches = ['job'] as const;
const jobseeker = { who: 'roles', roles: ['Jobseeker'], scope: 'own applications' } as const;
const employer = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'those for the own jobs',
} as const;
const deciding = { ...employer, permission: 'hireTalent.update' } as const;
const sides = {
  who: 'roles',
  roles: ['Jobseeker', 'Service Partner', 'subUser'],
  permission: 'hireTalent.update',
  scope: 'own ones, or those for the own jobs',
} as const;
const applicationId = z.uuid('This is not a known id.');
const version = z.int('Send the version that was read.');
const choose = 'Choose one of the list.';

export const applyForJob = endpoint('POST /jobs/applyForJob', {
  summary: 'Apply for an open job; who was invited to it accepts by this',
  tag,
  authz: jobseeker,
  touches: ['work-record'],
  confirms: confirmsApplication,
  status: 201,
  idempotency: 'required',
  perMinute: 20,
  body: z.object({
    jobId,
    answers: z
      .array(screeningAnswer, 'Send a list.')
      .check(z.maxLength(mostQuestions, 'There are at most 8.')),
    source: z._default(jobSource, 'link'),
    workRecord: z
      .optional(recordDigest)
      .check(z.describe('Digest of the own work record: a copy is shared. Left out: none.')),
    seen: confirmsApplication.schema,
  }),
  response: appliedJob,
  errors: [
    jobErrors.job_not_found,
    e.application_job_closed,
    e.application_exists,
    e.application_profile_incomplete,
    e.application_answers_missing,
    e.application_answer_not_offered,
    e.application_moved_on,
    workRecordErrors.work_record_empty,
    workRecordErrors.work_record_changed,
    kernelErrors.confirmation_differs,
  ],
});

/** What one’s own applications may be looked for by. */
export const appliedJobsQuery = z.object({
  ...countedPageQuery,
  tab: z.optional(z.enum(['invited', 'open', 'over'], choose)),
  jobId: z.optional(jobId).check(z.describe('The one for this job.')),
});

export const listAppliedJobs = endpoint('GET /jobs/getAppliedJobs', {
  summary: 'Own applications and invitations: what is open first, of each the newest first',
  tag,
  authz: jobseeker,
  query: appliedJobsQuery,
  response: countedPageOf(appliedJob),
  spoken: true,
});

export const getAppliedJob = endpoint('GET /jobs/appliedJob', {
  summary: 'One of them',
  tag,
  authz: jobseeker,
  query: z.object({ applicationId }),
  response: appliedJob,
  errors: [e.application_not_found],
  spoken: true,
});

/** What a job’s applications may be looked for by. */
export const applicationsQuery = z.object({
  ...countedPageQuery,
  jobId,
  step: z.optional(applicationStep),
  status: z.optional(applicationStatus),
  knockedOut: z.optional(flagParam('Only those with, or without, an answer that excludes.')),
  sort: z._default(z.enum(['match', 'time'], choose), 'time'),
});

export const listApplications = endpoint('GET /jobs/getAppliedCandidates', {
  summary: 'Applications and invitations of a job, the newest or the best match first',
  tag,
  authz: employer,
  query: applicationsQuery,
  response: countedPageOf(applicationCard),
  errors: [jobErrors.job_not_found],
  spoken: true,
});

export const countApplications = endpoint('GET /jobs/appliedCount', {
  summary: 'How many applications of a job stand at each step',
  tag,
  authz: employer,
  query: z.object({ jobId }),
  response: applicationCounts,
  errors: [jobErrors.job_not_found],
});

export const countHiring = endpoint('GET /jobs/waiting', {
  summary: 'How many applicants of all own jobs wait for an answer',
  tag,
  authz: employer,
  response: hiringCounts,
});

export const getApplication = endpoint('GET /jobs/application', {
  summary: 'One application with its answers, and earlier ones of the same person to the business',
  tag,
  authz: employer,
  query: z.object({ applicationId }),
  response: application,
  errors: [e.application_not_found],
  spoken: true,
});

const moving = [e.application_not_found, e.application_moved_on] as const;
/** What any call may be refused with that moves an application on its way to a hire. */
export const steppingErrors = [...moving, e.application_other_step] as const;

export const moveApplication = endpoint('PATCH /jobs/updateAppliedJob', {
  summary: 'Shortlist, take a rejection back or reconsider it; a jobseeker declines or withdraws',
  tag,
  touches,
  authz: sides,
  unconfirmed: 'carries-version',
  body: z.object({
    applicationId,
    version,
    verb: z.enum(['shortlist', 'takeBack', 'reconsider', 'decline', 'withdraw'], choose),
  }),
  response: movedApplication,
  errors: [
    ...moving,
    e.application_told,
    e.application_reconsider_late,
    e.application_reconsider_untold,
    e.application_declined,
    e.application_job_over,
  ],
});

export const rejectApplication = endpoint('POST /jobs/application/reject', {
  summary: 'Reject with a reason, which the candidate reads after the hours that are chosen',
  tag,
  touches,
  authz: deciding,
  unconfirmed: 'carries-version',
  body: z.object({ applicationId, version, ...rejectionBody }).check(reasonSaid),
  response: movedApplication,
  errors: [...moving, e.application_offer_open],
});

export const shortlistApplications = endpoint('POST /jobs/application/shortlists', {
  summary: 'Shortlist many; reports row by row',
  tag,
  touches,
  authz: deciding,
  unconfirmed: 'removes-named',
  body: z.object({ applicationIds: manyOf(applicationId) }),
  response: rowByRow,
  perMinute: 60,
});

export const rejectApplications = endpoint('POST /jobs/application/rejections', {
  summary: 'Reject many for one reason; reports row by row',
  tag,
  touches,
  authz: deciding,
  unconfirmed: 'removes-named',
  body: z.object({ applicationIds: manyOf(applicationId), ...rejectionBody }).check(reasonSaid),
  response: rowByRow,
  perMinute: 60,
});

export const inviteCandidate = endpoint('POST /jobs/candidate/invite', {
  summary: 'Invite a candidate to an open job, so many a day',
  tag,
  touches,
  authz: { ...employer, permission: 'hireTalent.create' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ jobId, userId: z.uuid('This is not a known id.'), words: ownWords }),
  response: z.object({ applicationId: z.uuid(), ...invitesLeft.shape }),
  errors: [
    jobErrors.job_not_found,
    candidateErrors.candidate_not_found,
    e.application_job_closed,
    e.invitation_exists,
    e.invitation_limit,
  ],
});

export const countInvites = endpoint('GET /jobs/invitesLeft', {
  summary: 'How many candidates the own organisation may invite today',
  tag,
  authz: employer,
  response: invitesLeft,
});

export const applicationPreviews: readonly PreviewFirst[] = [
  previewFirst(applyForJob, async (look, asked) =>
    seenOfJob(await look(getOpenJob, { query: { jobId: asked.body.jobId } })),
  ),
];
