import IconScale from '@tabler/icons-react/dist/esm/icons/IconScaleOutline.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const milestoneDisputeNav: readonly OfficeRow[] = [
  {
    to: '/milestone-disputes',
    label: t('milestoneDispute.title', 'Milestone disputes'),
    Icon: IconScale,
    position: { group: 'market', order: 34 },
  },
];
