import IconPayments from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';
import { StuckCount } from './stuck-count.tsx';

export const paymentNav: readonly OfficeRow[] = [
  {
    to: '/payments',
    label: t('common.payments', 'Payments'),
    Icon: IconPayments,
    position: { group: 'waiting', order: 7 },
    Badge: StuckCount,
  },
];
