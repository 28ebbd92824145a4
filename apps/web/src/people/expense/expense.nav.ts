import IconOwn from '@tabler/icons-react/dist/esm/icons/IconMoneybag.mjs';
import IconPaid from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const expenseNav: readonly NavRow[] = [
  {
    to: '/expenses',
    work: { group: 'people', order: 82 },
    roles: ['subUser'],
    Icon: IconOwn,
    label: (t) => t('expense.own', 'My expenses'),
    about: (t) => t('expense.own.about', 'Claim what you paid for work, with a photo of the receipt.'),
  },
  {
    to: '/people/expenses',
    work: { group: 'people', order: 75 },
    also: ['/people/expenses/advances', '/people/expenses/categories'],
    Icon: IconTeam,
    label: (t) => t('expense.title', 'Expenses'),
    about: (t) => t('expense.about', 'Review, pay and limit what your team claims.'),
  },
  {
    to: '/people/payments',
    work: { group: 'people', order: 77 },
    Icon: IconPaid,
    label: (t) => t('repaid.title', 'Payments to employees'),
    about: (t) => t('repaid.about', 'Expenses and trips that you paid back, month by month.'),
  },
];
