/** How a business hires, in figures: specification section 7, Jobs. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { jobId } from '../job/job.model.ts';
import { jobErrors } from '../job/job.noun.ts';
import {
  hiringDays,
  hiringEmployer,
  hiringFigure,
  hiringRecruiter,
  hiringSummary,
} from './hiring-report.model.ts';

const employer = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'applications for jobs of the own organisation',
} as const;

const days = z._default(z.enum(hiringDays, 'Choose one of the list.'), '90');

const ofJob = { days, jobId: z.optional(jobId) };

export const hiringQuery = z.object({
  ...ofJob,
  recruiterId: z.optional(
    z.uuid('This is not a known id.').check(z.describe('Only what this member of the team worked on.')),
  ),
});

/** Figures are few: they come at once. */
const whole = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ items: z.array(row), nextCursor: z.null().check(z.describe('There is one page.')) });

export const jobAnalytics = endpoint('GET /jobs/jobAnalytics', {
  summary: 'Of those who applied in these days: how far they came, how long it took, and why it ended',
  tag: 'Jobs',
  authz: employer,
  query: hiringQuery,
  response: z.extend(whole(hiringFigure), { summary: hiringSummary }),
  errors: [jobErrors.job_not_found],
  perMinute: 60,
});

export const listRecruiters = endpoint('GET /jobs/jobAnalytics/recruiters', {
  summary: 'The same by who of the team did it, by name',
  tag: 'Jobs',
  authz: employer,
  query: z.object(ofJob),
  response: whole(hiringRecruiter),
  errors: [jobErrors.job_not_found],
  perMinute: 60,
});

export const hiringEmployersQuery = z.object({ ...pageQuery, days });

export const listHiringEmployers = endpoint('GET /backoffice/hiring/employers', {
  summary: 'How each business that published jobs in these days hires, the most jobs first',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'], scope: 'all businesses' },
  query: hiringEmployersQuery,
  response: pageOf(hiringEmployer),
  perMinute: 60,
});
