import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const portfolioNav: readonly NavRow[] = [
  {
    to: '/consultant-service/portfolio',
    work: { group: 'bookings', order: 26 },
    Icon: IconPhoto,
    label: (t) => t('portfolio.title', 'Past work'),
    about: (t) => t('portfolio.about', 'Photos of your work on your page.'),
  },
];
