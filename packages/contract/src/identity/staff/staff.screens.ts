import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const staffScreens: readonly Screen[] = [
  { path: '/profile/team', who: ['subUser'] },
  { path: '/add-user', who: partnerAndStaff, feature: need('manage_users', 'access') },
  { path: '/add-user/import', who: partnerAndStaff, feature: need('manage_users', 'create') },
  { path: '/users/sub-users-list', who: partnerAndStaff, feature: need('manage_users', 'view') },
  {
    path: '/users/sub-users-list/:staffId',
    who: partnerAndStaff,
    feature: need('manage_users', 'view'),
    orOwn: 'staffId',
  },
];
