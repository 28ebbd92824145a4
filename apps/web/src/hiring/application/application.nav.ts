import IconApplications from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const applicationNav: readonly NavRow[] = [
  {
    to: '/candidate',
    account: { group: 'jobs', order: 20 },
    Icon: IconApplications,
    label: (t) => t('applications.title', 'Your applications'),
    about: (t) => t('place.applications.about', 'Where you applied, and what’s next.'),
    end: true,
  },
];
