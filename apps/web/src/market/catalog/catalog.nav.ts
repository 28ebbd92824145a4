import IconServices from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import type { AccountNavItem } from '../../platform/nav-items.ts';

export const catalogNav: readonly AccountNavItem[] = [
  {
    to: '/service-categories',
    group: 'work',
    order: 50,
    Icon: IconServices,
    label: (t) => t('ownServices.title', 'Your services'),
    about: (t) => t('place.services.about', 'What you do, and what you charge.'),
  },
];
