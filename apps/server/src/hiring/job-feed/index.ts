import { jobFeedErrors } from '@nukkad/contract/hiring/job-feed/job-feed.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { JobFeedDependencies } from './job-feed.interface.ts';
import { jobFeedRoutes } from './job-feed.routes.ts';

/** Open jobs of a business at a secret address, for job boards. */
export const createJobFeedDomain = (deps: JobFeedDependencies): Domain => ({
  name: 'job-feed',
  routes: jobFeedRoutes(deps),
  // Two who make the first address at once: the second one looks again.
  constraints: { job_feed_pkey: jobFeedErrors.job_feed_changed },
});

export const jobFeed = domain({ needs: ['job'], create: createJobFeedDomain });
