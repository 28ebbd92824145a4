import IconLater from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const payLaterNav: readonly NavRow[] = [
  {
    to: '/buyer/pay-later',
    account: { group: 'home', order: 32 },
    Icon: IconLater,
    label: (t) => t('payLater.title', 'Pay later'),
    about: (t) => t('payLater.about', 'Your limit, and what is due when.'),
    roles: ['Buyer'],
  },
];
