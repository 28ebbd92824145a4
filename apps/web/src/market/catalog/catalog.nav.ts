import IconServices from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const catalogNav: readonly NavRow[] = [
  {
    to: '/service-categories',
    work: { group: 'bookings', order: 20, tab: 40 },
    Icon: IconServices,
    label: (t) => t('ownServices.title', 'Your services'),
    short: (t) => t('shell.services', 'Services'),
    about: (t) => t('place.services.about', 'What you do, and what you charge.'),
  },
];
