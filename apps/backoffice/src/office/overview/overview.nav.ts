import IconHome from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const overviewNav: readonly OfficeRow[] = [
  {
    to: '/',
    label: t('overview.title', 'Today'),
    Icon: IconHome,
    position: { group: 'waiting', order: 1 },
  },
];
