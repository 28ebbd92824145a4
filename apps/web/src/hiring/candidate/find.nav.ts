import IconCandidates from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const findNav: readonly NavRow[] = [
  {
    to: '/view-all-candidates',
    work: { group: 'hiring', order: 30 },
    Icon: IconCandidates,
    label: (t) => t('candidates.title', 'Candidates'),
    about: (t) => t('candidates.about', 'People near you who look for work. Invite those who fit.'),
  },
];
