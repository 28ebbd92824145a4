import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

/** What an employer sees of the own jobs; the applicant of one is below it. */
export const jobPages: DomainPages = {
  private: [
    route('hire-talent/post-job', 'routes/hiring/post-job.tsx'),
    route('post-job', 'routes/hiring/post-job.tsx', { id: 'post-job-short' }),
    route('hire-talent/jobs', 'routes/hiring/posted-jobs.tsx'),
    route('hire-talent/jobs/:jobId', 'routes/hiring/posted-job.tsx'),
    route('hire-talent/jobs/:jobId/edit', 'routes/hiring/edit-job.tsx'),
    route('hire-talent/jobs/:jobId/applicants/:applicationId', 'routes/hiring/applicant.tsx'),
  ],
};
