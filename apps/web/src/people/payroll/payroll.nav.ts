import IconPayslip from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSalary from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const payrollNav: readonly NavRow[] = [
  {
    to: '/salary',
    work: { group: 'people', order: 70 },
    Icon: IconSalary,
    label: (t) => t('salary.title', 'Salaries'),
    about: (t) => t('salary.about', 'Calculate, confirm and pay the salaries of your team.'),
  },
  {
    to: '/payslips',
    work: { group: 'people', order: 80 },
    roles: ['subUser'],
    Icon: IconPayslip,
    label: (t) => t('payslip.title', 'My payslips'),
    about: (t) => t('payslip.about', 'Your pay of each month, as a PDF too.'),
  },
];
