import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const couponNav: readonly OfficeRow[] = [
  {
    to: '/offers',
    label: t('common.offers', 'Offers'),
    Icon: IconTicket,
    position: { group: 'market', order: 30 },
  },
];
