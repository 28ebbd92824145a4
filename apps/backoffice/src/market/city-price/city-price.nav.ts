import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const cityPriceNav: readonly OfficeRow[] = [
  {
    to: '/prices',
    label: t('common.cityPrices', 'City prices'),
    Icon: IconTags,
    position: { group: 'market', order: 20 },
  },
];
