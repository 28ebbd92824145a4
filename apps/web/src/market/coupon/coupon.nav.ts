import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const couponNav: readonly NavRow[] = [
  {
    to: '/consultant-service/offers',
    work: { group: 'bookings', order: 25 },
    Icon: IconDiscount,
    label: (t) => t('ownOffer.places', 'Offers'),
    about: (t) => t('ownOffer.places.about', 'Your discounts, and what they cost you.'),
  },
];
