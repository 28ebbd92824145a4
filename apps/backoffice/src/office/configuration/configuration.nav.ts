import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const configurationNav: readonly OfficeRow[] = [
  {
    to: '/configuration',
    label: t('configuration.title', 'Configuration'),
    Icon: IconAdjustments,
    position: { group: 'settings', order: 5 },
  },
];
