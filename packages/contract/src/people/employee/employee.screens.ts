import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('manage_users', 'view');

export const employeeScreens: readonly Screen[] = [
  { path: '/people/employees', who: partnerAndStaff, feature: view },
  { path: '/people/employees/:employeeId', who: partnerAndStaff, feature: view, orOwn: 'employeeId' },
];
