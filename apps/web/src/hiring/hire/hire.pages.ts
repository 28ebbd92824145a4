import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const hirePages: DomainPages = {
  private: [
    route('hire-talent/jobs/:jobId/applicants/:applicationId/hire', 'routes/hiring/hire-applicant.tsx'),
    route('hire-talent/feedback', 'routes/hiring/employer-feedback.tsx'),
  ],
};
