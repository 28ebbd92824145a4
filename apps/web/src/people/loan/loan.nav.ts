import IconOwn from '@tabler/icons-react/dist/esm/icons/IconPigMoney.mjs';
import IconTeam from '@tabler/icons-react/dist/esm/icons/IconMoneybagMinus.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const loanNav: readonly NavRow[] = [
  {
    to: '/loans',
    work: { group: 'people', order: 82 },
    roles: ['subUser'],
    Icon: IconOwn,
    label: (t) => t('loan.own', 'My loans'),
    about: (t) => t('loan.own.about', 'Ask for a loan and see what is left to pay back.'),
  },
  {
    to: '/people/loans',
    work: { group: 'people', order: 72 },
    Icon: IconTeam,
    label: (t) => t('loan.title', 'Loans'),
    about: (t) => t('loan.about', 'Loans to your team, paid back from their salaries.'),
  },
];
