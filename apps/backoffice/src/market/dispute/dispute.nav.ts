import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const disputeNav: readonly OfficeRow[] = [
  {
    to: '/disputes',
    label: t('dispute.nav', 'Disputes'),
    Icon: IconScale,
    position: { group: 'waiting', order: 15 },
  },
];
