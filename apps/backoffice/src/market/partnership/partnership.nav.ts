import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconPartners from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';
import { ReviewCount } from './review-count.tsx';

export const partnershipNav: readonly OfficeRow[] = [
  {
    to: '/review',
    label: t('common.review', 'Review'),
    Icon: IconClipboardCheck,
    position: { group: 'waiting', order: 10 },
    Badge: ReviewCount,
  },
  {
    to: '/partners',
    label: t('common.partners', 'Partners'),
    Icon: IconPartners,
    position: { group: 'people', order: 5 },
  },
];
