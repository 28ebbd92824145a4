import IconInterviews from '@tabler/icons-react/dist/esm/icons/IconMessageCircleUser.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./interview-count.tsx'),
  (part) => part.InterviewCount,
);

export const interviewNav: readonly NavRow[] = [
  {
    to: '/hire-talent/interviews',
    work: { group: 'hiring', order: 15 },
    Icon: IconInterviews,
    label: (t) => t('interview.title', 'Interviews'),
    about: (t) => t('interview.title.about', 'Whom you meet next, and scorecards.'),
    Badge,
  },
];
