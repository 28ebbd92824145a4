import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('manage_users', 'view');
const update = need('manage_users', 'update');

export const employeeScreens: readonly Screen[] = [
  { path: '/people/employees', who: partnerAndStaff, feature: view },
  { path: '/people/employees/chart', who: partnerAndStaff, feature: view },
  { path: '/people/employees/sheet', who: partnerAndStaff, feature: update },
  { path: '/people/employees/:employeeId', who: partnerAndStaff, feature: view, orOwn: 'employeeId' },
];
