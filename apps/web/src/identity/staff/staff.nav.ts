import IconInvitations from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconColleagues from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const staffNav: readonly NavRow[] = [
  {
    to: '/users/sub-users-list',
    work: { group: 'people', order: 10, tab: 50 },
    also: ['/add-user', '/add-user/import'],
    Icon: IconTeam,
    label: (t) => t('team.title', 'Your team'),
    about: (t) => t('place.team.about', 'Who works with you, and their permissions.'),
  },
  {
    to: '/profile/team',
    work: { group: 'people', order: 20, tab: 60 },
    also: ['/users/sub-users-list'],
    Icon: IconColleagues,
    label: (t) => t('team.own', 'Your colleagues'),
    about: (t) => t('team.own.about', 'Who you work with, and leaving the team.'),
  },
  {
    to: '/profile/invitations',
    account: { group: 'you', order: 60 },
    Icon: IconInvitations,
    label: (t) => t('invitation.title', 'Invitations'),
    about: (t) => t('invitation.about', 'Businesses that want you on their team.'),
  },
];
