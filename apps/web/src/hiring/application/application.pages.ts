import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const applicationPages: DomainPages = {
  private: [
    route('candidate', 'routes/hiring/candidate.tsx'),
    route('candidate/apply/:jobId', 'routes/hiring/apply-for-job.tsx'),
    route('candidate/applications/:applicationId', 'routes/hiring/own-application.tsx'),
  ],
};
