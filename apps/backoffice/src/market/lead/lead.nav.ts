import IconClaims from '@tabler/icons-react/dist/esm/icons/IconCoinOff.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const leadNav: readonly OfficeRow[] = [
  {
    to: '/lead-claims',
    label: t('leadClaims.title', 'Lead claims'),
    Icon: IconClaims,
    position: { group: 'market', order: 33 },
  },
];
