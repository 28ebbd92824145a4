import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const cashRefundNav: readonly OfficeRow[] = [
  {
    to: '/cash-refunds',
    label: t('cashRefund.title', 'Cash refunds'),
    Icon: IconReceiptRefund,
    position: { group: 'market', order: 55 },
  },
];
