import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const skillNav: readonly OfficeRow[] = [
  {
    to: '/skills',
    label: t('skill.title', 'Trades and skills'),
    Icon: IconTools,
    position: { group: 'market', order: 70 },
  },
];
