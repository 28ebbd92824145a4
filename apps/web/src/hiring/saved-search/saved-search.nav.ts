import IconSaved from '@tabler/icons-react/dist/esm/icons/IconBellSearch.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const savedSearchNav: readonly NavRow[] = [
  {
    to: '/candidate/searches',
    account: { group: 'jobs', order: 15 },
    Icon: IconSaved,
    label: (t) => t('savedSearch.title', 'Saved searches'),
    about: (t) => t('place.savedSearch.about', 'Job searches you saved, and their alerts.'),
  },
];
