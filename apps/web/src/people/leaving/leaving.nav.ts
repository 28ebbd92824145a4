import IconResign from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import IconLeaving from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const leavingNav: readonly NavRow[] = [
  {
    to: '/people/leaving',
    work: { group: 'people', order: 42 },
    Icon: IconLeaving,
    label: (t) => t('leaving.title', 'Who is leaving'),
    short: (t) => t('leaving.short.title', 'Leaving'),
    about: (t) => t('leaving.about', 'Last days, and the work to hand over.'),
  },
  {
    to: '/leaving',
    work: { group: 'settings', order: 90 },
    roles: ['subUser'],
    Icon: IconResign,
    label: (t) => t('leaving.own', 'Resignation'),
    about: (t) => t('leaving.own.about', 'Resign, and see your last day.'),
  },
];
