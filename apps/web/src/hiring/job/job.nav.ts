import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconPost from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./hiring-count.tsx'),
  (part) => part.HiringCount,
);

export const jobNav: readonly NavRow[] = [
  {
    to: '/hire-talent/jobs',
    work: { group: 'hiring', order: 10 },
    Icon: IconJobs,
    label: (t) => t('posting.title', 'Your jobs'),
    about: (t) => t('posting.title.about', 'Jobs you posted, and who applied.'),
    Badge,
  },
  {
    to: '/hire-talent/post-job',
    work: { group: 'hiring', order: 20 },
    also: ['/post-job'],
    Icon: IconPost,
    label: (t) => t('posting.post', 'Post a job'),
    about: (t) => t('posting.post.about', 'Tell us who you want to hire.'),
  },
];
