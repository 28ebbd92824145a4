import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const searchNav: readonly OfficeRow[] = [
  {
    to: '/search-misses',
    label: t('searchMiss.title', 'Searches without results'),
    Icon: IconSearchOff,
    position: { group: 'market', order: 48 },
  },
];
