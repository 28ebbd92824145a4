import IconQuotes from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const rfqNav: readonly OfficeRow[] = [
  {
    to: '/quote-requests',
    label: t('rfqs.title', 'Quote requests'),
    Icon: IconQuotes,
    position: { group: 'market', order: 32 },
  },
];
