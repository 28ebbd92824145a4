import IconFeedback from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const hireNav: readonly NavRow[] = [
  {
    to: '/hire-talent/feedback',
    work: { group: 'hiring', order: 80 },
    Icon: IconFeedback,
    label: (t) => t('hire.feedback.list', 'Feedback'),
    about: (t) => t('hire.feedback.list.about', 'What people you hired say of working for you.'),
  },
];
