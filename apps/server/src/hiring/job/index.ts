import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { countedInOffice } from '../../platform/waiting/waiting.ts';
import { expireDue, publishPlanned } from './due-jobs.ts';
import { jobFacts } from './job-facts.ts';
import type { JobInterface, JobInterfaces } from './job.interface.ts';
import { countJobRows } from './job-list.store.ts';
import { jobMemberPersonal } from './job-member.store.ts';
import { jobFinders } from './find-jobs.ts';
import { jobNotices } from './job.notices.ts';
import { jobRoutes } from './job.routes.ts';
import { listJobPages } from './public-pages.store.ts';
import { reportPersonal } from './report.store.ts';

export type {
  CountApplicants,
  JobFacts,
  JobInterface,
  RateEmployers,
  SoughtJobs,
  TeamMember,
} from './job.interface.ts';
export type { EmployerClocks } from './job-figures.store.ts';

/** Jobs that businesses post, and how people find them. */
export function createJobDomain(platform: Platform, parts: JobInterfaces): Domain & JobInterface {
  const applicants: JobInterface['applicants'] = extensionPoint('job.applicants');
  const ratings: JobInterface['ratings'] = extensionPoint('job.ratings');
  const deps = { platform, ...parts, applicants, ratings };
  return {
    name: 'job',
    applicants,
    ratings,
    ...jobFacts(deps),
    routes: jobRoutes(deps),
    notices: jobNotices(deps),
    personal: { tables: [...jobMemberPersonal.tables, ...reportPersonal.tables] },
    finders: jobFinders(deps),
    addresses: listJobPages,
    waiting: [
      countedInOffice({
        job_held: ({ reader }) => countJobRows(reader, { queue: 'held' }),
        job_reported: ({ reader }) => countJobRows(reader, { queue: 'reported' }),
      }),
    ],
    cron: [
      {
        name: 'job.publish_planned',
        match: '*/5 * * * *',
        run: async () => {
          await platform.write(system, (tx) => publishPlanned(tx, platform.clock.now()));
        },
      },
      {
        name: 'job.expire',
        match: '7 * * * *',
        run: async () => {
          await platform.write(system, (tx) => expireDue(tx, platform.clock.now()));
        },
      },
    ],
  };
}

export const job = domainOn({ needs: ['account', 'geography', 'partner', 'skill'], create: createJobDomain });
