import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const payoutNav: readonly OfficeRow[] = [
  {
    to: '/payouts',
    label: t('payout.payouts', 'Payouts'),
    Icon: IconCashBanknote,
    position: { group: 'market', order: 50 },
  },
];
