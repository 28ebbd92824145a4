import IconClaims from '@tabler/icons-react/dist/esm/icons/IconCoinOff.mjs';
import IconQuotes from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const quotationNav: readonly OfficeRow[] = [
  {
    to: '/quote-requests',
    label: t('rfqs.title', 'Quote requests'),
    Icon: IconQuotes,
    position: { group: 'market', order: 32 },
  },
  {
    to: '/lead-claims',
    label: t('leadClaims.title', 'Lead claims'),
    Icon: IconClaims,
    position: { group: 'market', order: 33 },
  },
];
