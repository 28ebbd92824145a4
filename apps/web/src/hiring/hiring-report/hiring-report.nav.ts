import IconFigures from '@tabler/icons-react/dist/esm/icons/IconChartFunnel.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const hiringReportNav: readonly NavRow[] = [
  {
    to: '/hire-talent/figures',
    work: { group: 'hiring', order: 80 },
    Icon: IconFigures,
    label: (t) => t('hiringReport.title', 'Hiring figures'),
    about: (t) => t('hiringReport.about', 'How far applicants come, how long it takes, and why it ends.'),
  },
];
