import IconReports from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const reportNav: readonly NavRow[] = [
  {
    to: '/people/reports',
    work: { group: 'people', order: 95 },
    Icon: IconReports,
    label: (t) => t('reports.title', 'Reports'),
    about: (t) => t('report.about', 'Headcount, attendance, leave and cost, as charts and spreadsheets.'),
  },
];
