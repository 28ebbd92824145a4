import IconExports from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const listExportNav: readonly NavRow[] = [
  {
    to: '/profile/exports',
    account: { group: 'account', order: 75 },
    Icon: IconExports,
    label: (t) => t('exports.title', 'Your exports'),
    about: (t) => t('exports.lead', 'Lists you saved as files. Each file is deleted after 7 days.'),
  },
];
