import IconFeed from '@tabler/icons-react/dist/esm/icons/IconRss.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const jobFeedNav: readonly NavRow[] = [
  {
    to: '/hire-talent/feed',
    work: { group: 'hiring', order: 90 },
    Icon: IconFeed,
    label: (t) => t('jobFeed.title', 'Job boards'),
    about: (t) => t('jobFeed.about', 'Show your open jobs on job boards by one address.'),
  },
];
