import IconCredits from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const leadCreditNav: readonly NavRow[] = [
  {
    to: '/consultant-service/leads/credits',
    work: { group: 'leads', order: 20 },
    Icon: IconCredits,
    label: (t) => t('leadCredit.title', 'Credits'),
    about: (t) => t('leadCredit.about', 'What you unlock leads with: balance, packs and statement.'),
  },
];
