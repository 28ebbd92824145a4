import IconQuestions from '@tabler/icons-react/dist/esm/icons/IconMessage2Question.mjs';
import IconOwn from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const candidateQuestionNav: readonly NavRow[] = [
  {
    to: '/hire-talent/questions',
    work: { group: 'hiring', order: 15 },
    Icon: IconQuestions,
    label: (t) => t('jobQuestion.list', 'Questions'),
    about: (t) => t('place.jobQuestion.about', 'What jobseekers ask about your jobs.'),
  },
  {
    to: '/candidate/questions',
    account: { group: 'jobs', order: 25 },
    Icon: IconOwn,
    label: (t) => t('ownQuestion.title', 'Your questions'),
    about: (t) => t('place.ownQuestion.about', 'What you asked about jobs, and the answers.'),
  },
];
