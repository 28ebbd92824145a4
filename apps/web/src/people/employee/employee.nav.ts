import IconEmployees from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const employeeNav: readonly NavRow[] = [
  {
    to: '/people/employees',
    work: { group: 'people', order: 40 },
    Icon: IconEmployees,
    label: (t) => t('employee.title', 'Employees'),
    about: (t) => t('employee.about', 'Where each person works, and since when.'),
  },
];
