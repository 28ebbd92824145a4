import IconLeave from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import IconAway from '@tabler/icons-react/dist/esm/icons/IconCalendarUser.mjs';
import IconTypes from '@tabler/icons-react/dist/esm/icons/IconCalendarCog.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const leaveNav: readonly NavRow[] = [
  {
    to: '/leave',
    work: { group: 'today', order: 16 },
    roles: ['subUser'],
    Icon: IconLeave,
    label: (t) => t('leave.own', 'My leave'),
    short: (t) => t('leave.short', 'Leave'),
    about: (t) => t('leave.own.about', 'Your days left, and leave you asked for.'),
  },
  {
    to: '/people/leave',
    work: { group: 'people', order: 57 },
    end: true,
    Icon: IconAway,
    label: (t) => t('leave.away', 'Who is away'),
    short: (t) => t('leave.away.short', 'Away'),
    about: (t) => t('leave.away.about', 'Leave of your team, month by month.'),
  },
  {
    to: '/people/leave/types',
    work: { group: 'settings', order: 41 },
    Icon: IconTypes,
    label: (t) => t('leave.types', 'Leave types'),
    about: (t) => t('leave.types.about', 'How many days your team gets, and how they add up.'),
  },
];
