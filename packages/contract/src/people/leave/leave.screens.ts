import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const leaveScreens: readonly Screen[] = [
  { path: '/leave', who: ['subUser'] },
  { path: '/leave/:requestId', who: ['subUser'] },
  { path: '/people/leave', who: partnerAndStaff, feature: need('attandance', 'view') },
  { path: '/people/leave/types', who: partnerAndStaff, feature: need('attandance', 'update') },
];
