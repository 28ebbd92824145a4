import IconExports from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const listExportNav: readonly OfficeRow[] = [
  {
    to: '/exports',
    label: t('sheet.own', 'Your exports'),
    Icon: IconExports,
    position: { group: 'settings', order: 30 },
  },
];
