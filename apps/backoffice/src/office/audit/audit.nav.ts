import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const auditNav: readonly OfficeRow[] = [
  {
    to: '/audit',
    label: t('common.auditLog', 'Audit log'),
    Icon: IconHistory,
    position: { group: 'settings', order: 20 },
  },
];
