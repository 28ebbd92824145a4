import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const candidatePages: DomainPages = {
  private: [
    route('all-jobs', 'routes/hiring/all-jobs.tsx'),
    route('candidate/profile', 'routes/hiring/candidate-profile.tsx'),
    route('candidate/cv', 'routes/hiring/candidate-cv.tsx'),
    route('candidate/video', 'routes/hiring/candidate-video.tsx'),
    route('candidate/documents', 'routes/hiring/candidate-documents.tsx'),
  ],
};
