import IconPool from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const talentPoolNav: readonly NavRow[] = [
  {
    to: '/hire-talent/pool',
    work: { group: 'hiring', order: 35 },
    Icon: IconPool,
    label: (t) => t('talent.title', 'Talent pool'),
    about: (t) => t('talent.about', 'Good candidates you saved for your next job.'),
  },
];
