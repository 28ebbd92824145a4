import IconDemand from '@tabler/icons-react/dist/esm/icons/IconMapPinQuestion.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const waitlistNav: readonly OfficeRow[] = [
  {
    to: '/demand',
    label: t('waitlist.title', 'Demand'),
    Icon: IconDemand,
    position: { group: 'market', order: 40 },
  },
];
