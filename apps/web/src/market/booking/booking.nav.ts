import IconBookings from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const bookingNav: readonly NavRow[] = [
  {
    to: '/buyer/bookings',
    account: { group: 'home', order: 10 },
    Icon: IconBookings,
    label: (t) => t('bookings.title', 'Your bookings'),
    about: (t) => t('profile.bookings.about', 'Upcoming and past bookings, with their prices.'),
    roles: ['Buyer'],
  },
];
