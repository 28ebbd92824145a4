import IconArrowBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const purchaseRefundNav: readonly OfficeRow[] = [
  {
    to: '/purchase-refunds',
    label: t('purchaseRefund.title', 'Other refunds'),
    Icon: IconArrowBack,
    position: { group: 'market', order: 56 },
  },
];
