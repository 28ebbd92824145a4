import IconPayments from '@tabler/icons-react/dist/esm/icons/IconReceiptRupee.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const paymentNav: readonly NavRow[] = [
  {
    to: '/buyer/payments',
    account: { group: 'home', order: 30 },
    Icon: IconPayments,
    label: (t) => t('payment.title', 'Your payments'),
    about: (t) => t('profile.payments.about', 'What you paid, and what was refunded.'),
    roles: ['Buyer'],
  },
];
