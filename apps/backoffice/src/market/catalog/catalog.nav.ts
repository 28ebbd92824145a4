import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const catalogNav: readonly OfficeRow[] = [
  {
    to: '/catalogue',
    label: t('common.catalogue', 'Catalogue'),
    Icon: IconBuildingStore,
    position: { group: 'market', order: 10 },
  },
];
