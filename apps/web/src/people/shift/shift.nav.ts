import IconRoster from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconOwn from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconRequests from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconRules from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsCog.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const shiftNav: readonly NavRow[] = [
  {
    to: '/shifts',
    work: { group: 'today', order: 17 },
    roles: ['subUser'],
    Icon: IconOwn,
    label: (t) => t('shift.title', 'Shifts'),
    about: (t) => t('shift.about', 'Your shifts, open ones and swaps.'),
  },
  {
    to: '/people/roster',
    work: { group: 'people', order: 45 },
    end: true,
    Icon: IconRoster,
    label: (t) => t('roster.title', 'Roster'),
    about: (t) => t('roster.about', 'Who works when: plan shifts and publish them.'),
  },
  {
    to: '/people/roster/requests',
    work: { group: 'people', order: 46 },
    Icon: IconRequests,
    label: (t) => t('shiftRequest.title', 'Shift requests'),
    about: (t) => t('shiftRequest.about', 'Open shifts and swaps your team asked for.'),
  },
  {
    to: '/people/roster/settings',
    work: { group: 'settings', order: 42 },
    Icon: IconRules,
    label: (t) => t('rosterRules.title', 'Shift types and limits'),
    about: (t) => t('rosterRules.about', 'Hours you plan, working time limits and swaps.'),
  },
];
