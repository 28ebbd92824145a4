import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const jobEmpty = {
  'no-jobs': {
    picture: 'no-jobs',
    title: (t) => t('empty.no-jobs', 'No jobs posted yet'),
    words: (t) => t('empty.no-jobs.words', 'Post a job and meet candidates within 72 hours.'),
    to: '/hire-talent/post-job',
    button: (t) => t('posting.post', 'Post a job'),
  },
  'no-questions': {
    picture: 'no-questions',
    title: (t) => t('empty.no-questions', 'No screening questions yet'),
    words: (t) => t('empty.no-questions.words', 'Ask candidates what matters before the first call.'),
    to: '/hire-talent/post-job?step=who',
    button: (t) => t('posting.question.add', 'Add a question'),
  },
} as const satisfies EmptyScreens;
