import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import type { OfficeRow } from '../../../platform/nav-row.ts';
import { t } from '../../../platform/words.ts';

export const faqNav: readonly OfficeRow[] = [
  {
    to: '/faqs',
    label: t('officeFaq.title', 'Common questions'),
    Icon: IconHelp,
    position: { group: 'settings', order: 20 },
  },
];
