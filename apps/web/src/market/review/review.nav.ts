import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import type { NavRow } from '../../platform/nav-items.ts';
import { partnerReviewsPath } from './review-paths.ts';

export const reviewNav: readonly NavRow[] = [
  {
    to: partnerReviewsPath,
    work: { group: 'bookings', order: 20 },
    Icon: IconStar,
    label: (t) => t('shell.reviews', 'Reviews'),
    about: (t) => t('place.reviews.about', 'What customers say of you, and your replies.'),
  },
];
