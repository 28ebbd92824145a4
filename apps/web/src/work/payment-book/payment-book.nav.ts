import IconBook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconFigures from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const paymentBookNav: readonly NavRow[] = [
  {
    to: '/projects/payment-book',
    work: { group: 'projects', order: 30 },
    Icon: IconBook,
    label: (t) => t('book.title', 'Payment book'),
    about: (t) => t('book.about', 'What your customers owe you: billed, received, overdue.'),
  },
  {
    to: '/projects/analytics',
    work: { group: 'projects', order: 40 },
    Icon: IconFigures,
    label: (t) => t('analytics.title', 'Project figures'),
    about: (t) => t('analytics.about', 'Billed and received by month, and your largest customers.'),
  },
];
