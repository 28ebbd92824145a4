import IconTemplates from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const templateNav: readonly NavRow[] = [
  {
    to: '/templates',
    work: { group: 'documents', order: 30 },
    Icon: IconTemplates,
    label: (t) => t('template.title', 'Templates'),
    about: (t) => t('template.about', 'Letters and contracts filled from your records.'),
  },
];
