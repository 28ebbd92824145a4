import IconOwn from '@tabler/icons-react/dist/esm/icons/IconLuggage.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconMapRoute.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const travelNav: readonly NavRow[] = [
  {
    to: '/trips',
    work: { group: 'people', order: 84 },
    roles: ['subUser'],
    Icon: IconOwn,
    label: (t) => t('trip.own', 'My trips'),
    about: (t) => t('trip.own.about', 'Plan a trip and see what it pays.'),
  },
  {
    to: '/people/trips',
    work: { group: 'people', order: 76 },
    Icon: IconTeam,
    label: (t) => t('trip.title', 'Trips'),
    about: (t) => t('trip.about', 'Review and pay the trips of your team.'),
  },
];
