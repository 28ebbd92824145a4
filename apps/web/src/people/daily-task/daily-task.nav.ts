import IconDay from '@tabler/icons-react/dist/esm/icons/IconSunHigh.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const dailyTaskNav: readonly NavRow[] = [
  {
    to: '/people/today',
    work: { group: 'today', order: 12 },
    Icon: IconDay,
    label: (t) => t('today.title', 'Today’s plan'),
    about: (t) => t('today.about', 'Today’s bookings, tasks and notes.'),
  },
];
