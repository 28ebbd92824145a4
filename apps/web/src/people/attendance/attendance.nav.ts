import IconGrid from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
import IconHours from '@tabler/icons-react/dist/esm/icons/IconClockCog.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const attendanceNav: readonly NavRow[] = [
  {
    to: '/attendance',
    work: { group: 'today', order: 15 },
    roles: ['subUser'],
    Icon: IconClock,
    label: (t) => t('clock.title', 'Time clock'),
    about: (t) => t('clock.about', 'Check in and out, and see your month.'),
  },
  {
    to: '/people/attendance',
    work: { group: 'people', order: 50 },
    also: ['/people/attendance/day'],
    end: true,
    Icon: IconGrid,
    label: (t) => t('attendance.title', 'Attendance'),
    about: (t) => t('attendance.about', 'Everyone’s month and day at a glance.'),
  },
  {
    to: '/people/attendance/settings',
    work: { group: 'settings', order: 40 },
    Icon: IconHours,
    label: (t) => t('worktime.title', 'Hours and holidays'),
    about: (t) => t('worktime.about', 'Working hours, work sites and days off of your team.'),
  },
];
