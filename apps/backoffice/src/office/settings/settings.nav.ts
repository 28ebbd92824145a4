import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const settingsNav: readonly OfficeRow[] = [
  {
    to: '/dictionary',
    label: t('common.dictionary', 'Dictionary'),
    Icon: IconLanguage,
    position: { group: 'settings', order: 10 },
  },
];
