import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const interviewPages: DomainPages = {
  private: [
    route('hire-talent/interviews', 'routes/hiring/interviews.tsx'),
    route('hire-talent/interviews/:interviewId', 'routes/hiring/interview.tsx'),
    route(
      'hire-talent/jobs/:jobId/applicants/:applicationId/interview',
      'routes/hiring/propose-interview.tsx',
    ),
  ],
};
