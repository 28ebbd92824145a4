import IconInvitations from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { AccountNavItem } from '../../platform/nav-items.ts';

export const staffNav: readonly AccountNavItem[] = [
  {
    to: '/users/sub-users-list',
    group: 'work',
    order: 30,
    Icon: IconTeam,
    label: (t) => t('team.title', 'Your team'),
    about: (t) => t('place.team.about', 'Who works with you, and their permissions.'),
  },
  {
    to: '/profile/team',
    group: 'work',
    order: 40,
    Icon: IconTeam,
    label: (t) => t('team.own', 'Your colleagues'),
    about: (t) => t('team.own.about', 'Who you work with, and leaving the team.'),
  },
  {
    to: '/profile/invitations',
    group: 'jobs',
    order: 30,
    Icon: IconInvitations,
    label: (t) => t('invitation.title', 'Invitations'),
    about: (t) => t('invitation.about', 'Businesses that want you on their team.'),
  },
];
