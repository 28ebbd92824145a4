import IconInterviews from '@tabler/icons-react/dist/esm/icons/IconMessageCircleUser.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const interviewNav: readonly NavRow[] = [
  {
    to: '/hire-talent/interviews',
    work: { group: 'hiring', order: 15 },
    Icon: IconInterviews,
    label: (t) => t('interview.title', 'Interviews'),
    about: (t) => t('interview.title.about', 'Whom you meet next, and scorecards.'),
  },
];
