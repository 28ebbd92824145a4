import IconMoney from '@tabler/icons-react/dist/esm/icons/IconCoinRupee.mjs';
import type { NavRow } from '../../platform/nav-items.ts';
import { moneyPath } from './paths.ts';

export const earningNav: readonly NavRow[] = [
  {
    to: moneyPath,
    work: { group: 'money', order: 10, tab: 45 },
    Icon: IconMoney,
    label: (t) => t('shell.money', 'Money'),
    about: (t) => t('place.money.about', 'Your earnings, deductions and payouts.'),
  },
];
