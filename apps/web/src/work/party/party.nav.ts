import IconParties from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const partyNav: readonly NavRow[] = [
  {
    to: '/projects/parties',
    work: { group: 'projects', order: 20 },
    Icon: IconParties,
    label: (t) => t('party.title', 'Customers and suppliers'),
    short: (t) => t('party.short', 'Parties'),
    about: (t) => t('party.about', 'Who you work for and buy from, and what is due.'),
  },
];
