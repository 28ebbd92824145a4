import IconChart from '@tabler/icons-react/dist/esm/icons/IconHierarchy2.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const departmentNav: readonly NavRow[] = [
  {
    to: '/people/departments',
    work: { group: 'people', order: 45 },
    Icon: IconChart,
    label: (t) => t('department.title', 'Departments'),
    about: (t) => t('department.about', 'Who works where, and who leads whom.'),
  },
];
