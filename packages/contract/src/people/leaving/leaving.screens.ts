import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const leavingScreens: readonly Screen[] = [
  { path: '/leaving', who: ['subUser'] },
  { path: '/people/leaving', who: partnerAndStaff, feature: need('manage_users', 'view') },
];
