import IconQuotes from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const rfqNav: readonly NavRow[] = [
  {
    to: '/buyer/quotes',
    account: { group: 'home', order: 16 },
    Icon: IconQuotes,
    label: (t) => t('quote.title', 'Your quote requests'),
    about: (t) => t('quote.title.about', 'Larger work you asked partners to price.'),
    roles: ['Buyer'],
  },
];
