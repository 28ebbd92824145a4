import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';

export const newsletterNav: readonly OfficeRow[] = [
  {
    to: '/newsletter',
    label: t('newsletter.title', 'Newsletter'),
    Icon: IconMail,
    position: { group: 'market', order: 45 },
  },
];
