/** Jobs in the back office: those that are held, those that were reported. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, sentence, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { jobErrors as e, jobHolds, jobReportReasons } from './job.noun.ts';
import { job, jobId, jobStanding, jobStatus } from './job.model.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'all jobs' } as const;
const params = z.object({ jobId });
const version = whole(1, 1_000_000, 'As it was seen.');
const touches = ['job'] as const;
const moved = [e.job_not_found, e.job_moved_on, kernelErrors.stale_state] as const;

const officeMoves = z.object({
  approve: z.boolean(),
  refuse: z.boolean(),
  takeDown: z.boolean(),
  dismissReports: z.boolean(),
});

/** A job as operators read it in a list. */
export const officeJobCard = z.object({
  jobId: z.uuid(),
  title: z.string(),
  tradeName: z.string(),
  organisationId: z.uuid(),
  companyName: z.string(),
  cityName: z.string(),
  status: jobStatus,
  standing: jobStanding,
  holds: z.array(z.enum(jobHolds)),
  heldAt: z.nullable(instant()).check(z.describe('Since when it waits for a look; null: it does not.')),
  reports: z.int().check(z.describe('Open ones.')),
  createdAt: instant(),
  publishedAt: z.nullable(instant()),
  version: z.int(),
  can: officeMoves,
});
export type OfficeJobCard = z.output<typeof officeJobCard>;

export const jobReport = z.object({
  reportId: z.uuid(),
  reason: z.enum(jobReportReasons),
  words: z.string(),
  at: instant(),
  outcome: z.nullable(z.enum(['upheld', 'dismissed'])).check(z.describe('Null: open.')),
});
export type JobReport = z.output<typeof jobReport>;

/** One job with what was found in it, and its newest reports. */
export const officeJob = z.object({
  ...officeJobCard.shape,
  job,
  newestReports: z
    .array(jobReport)
    .check(z.maxLength(50), z.describe('The newest 50, without who reported.')),
});
export type OfficeJob = z.output<typeof officeJob>;

export const officeJobsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the title.'),
  organisationId: z.optional(z.uuid('This is not a known id.')),
  queue: z.optional(z.enum(['held', 'reported'], 'Choose one of the list.')),
  standing: z.optional(jobStanding),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listOfficeJobs = endpoint('GET /backoffice/jobs', {
  summary: 'Jobs of all businesses, the newest first unless asked otherwise; held and reported ones by queue',
  tag,
  authz,
  query: officeJobsQuery,
  response: countedPageOf(officeJobCard),
  spoken: true,
});

export const getOfficeJob = endpoint('GET /backoffice/jobs/{jobId}', {
  summary: 'One job with what was found in it, and its reports',
  tag,
  authz,
  params,
  response: officeJob,
  errors: [e.job_not_found],
  spoken: true,
});

export const approveJob = endpoint('POST /backoffice/jobs/{jobId}/approve', {
  summary: 'Approve a held job: published now, or at its planned time',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  touches,
  body: z.object({ version, why: reason }),
  response: officeJob,
  errors: [...moved, e.job_not_held],
  spoken: true,
});

export const refuseJob = endpoint('POST /backoffice/jobs/{jobId}/refuse', {
  summary: 'Refuse a held job; the employer reads why',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  touches,
  body: z.object({ version, why: sentence(500, 'As the employer reads it.') }),
  response: officeJob,
  errors: [...moved, e.job_not_held],
  spoken: true,
});

export const takeJobDown = endpoint('POST /backoffice/jobs/{jobId}/takeDown', {
  summary: 'Take a reported job down; the employer reads why, applicants are told',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  touches,
  body: z.object({ version, why: sentence(500, 'As the employer reads it.') }),
  response: officeJob,
  errors: [...moved, e.job_no_reports],
  spoken: true,
});

export const dismissJobReports = endpoint('POST /backoffice/jobs/{jobId}/dismissReports', {
  summary: 'The open reports of a job are unfounded; it stays as it is',
  tag,
  authz,
  params,
  unconfirmed: 'carries-version',
  touches,
  body: z.object({ version, why: reason }),
  response: officeJob,
  errors: [...moved, e.job_no_reports],
  spoken: true,
});
