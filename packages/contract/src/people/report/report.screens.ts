import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const attendance = need('attandance', 'view');

export const reportScreens: readonly Screen[] = [
  { path: '/people/reports', who: partnerAndStaff, feature: need('manage_users', 'view') },
  { path: '/people/reports/attendance', who: partnerAndStaff, feature: attendance },
  { path: '/people/reports/overtime', who: partnerAndStaff, feature: attendance },
  { path: '/people/reports/leave', who: partnerAndStaff, feature: attendance },
  { path: '/people/reports/leave-taken', who: partnerAndStaff, feature: attendance },
  { path: '/people/reports/cost', who: partnerAndStaff, feature: need('salary', 'view') },
];
