import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('attandance', 'view');

export const attendanceScreens: readonly Screen[] = [
  { path: '/attendance', who: partnerAndStaff },
  { path: '/people/attendance', who: partnerAndStaff, feature: view },
  { path: '/people/attendance/day', who: partnerAndStaff, feature: view },
  { path: '/people/attendance/settings', who: partnerAndStaff, feature: need('attandance', 'update') },
];
