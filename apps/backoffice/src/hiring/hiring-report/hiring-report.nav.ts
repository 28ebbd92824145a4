import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const hiringReportNav: readonly OfficeRow[] = [
  {
    to: '/hiring-figures',
    label: t('officeHiring.title', 'Hiring figures'),
    Icon: IconChartBar,
    position: { group: 'market', order: 75 },
  },
];
