import IconQuestions from '@tabler/icons-react/dist/esm/icons/IconMessage2Question.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const candidateQuestionNav: readonly NavRow[] = [
  {
    to: '/hire-talent/questions',
    work: { group: 'hiring', order: 15 },
    Icon: IconQuestions,
    label: (t) => t('jobQuestion.list', 'Questions'),
    about: (t) => t('place.jobQuestion.about', 'What jobseekers ask about your jobs.'),
  },
];
