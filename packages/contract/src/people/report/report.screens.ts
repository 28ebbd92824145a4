import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const report = { who: partnerAndStaff, feature: need('reports', 'view') } as const;
const attendance = { ...report, also: need('attandance', 'view') } as const;

export const reportScreens: readonly Screen[] = [
  { path: '/people/reports', ...report },
  { path: '/people/reports/attendance', ...attendance },
  { path: '/people/reports/overtime', ...attendance },
  { path: '/people/reports/leave', ...attendance },
  { path: '/people/reports/leave-taken', ...attendance },
  { path: '/people/reports/cost', ...report, also: need('salary', 'view') },
];
