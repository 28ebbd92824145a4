import IconCredit from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const creditNav: readonly NavRow[] = [
  {
    to: '/buyer/credit',
    account: { group: 'home', order: 31 },
    Icon: IconCredit,
    label: (t) => t('credit.title', 'Your credit'),
    about: (t) => t('credit.about', 'What you can use at checkout, and until when.'),
    roles: ['Buyer'],
  },
];
