import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const candidateQuestionPages: DomainPages = {
  private: [
    route('hire-talent/questions', 'routes/hiring/job-questions.tsx'),
    route('candidate/questions', 'routes/hiring/own-questions.tsx'),
  ],
};
