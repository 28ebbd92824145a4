import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';
import { ReviewCount } from './review-count.tsx';

export const reviewNav: readonly OfficeRow[] = [
  {
    to: '/reviews',
    label: t('visitReview.title', 'Reported reviews'),
    Icon: IconStar,
    position: { group: 'waiting', order: 40 },
    Badge: ReviewCount,
  },
];
