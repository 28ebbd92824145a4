import IconStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconDay from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconBookings from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';
import { partnerBookingsPath } from './paths.ts';

export const fulfilmentNav: readonly NavRow[] = [
  {
    to: '/sub-user',
    work: { group: 'today', order: 10, tab: 10 },
    Icon: IconDay,
    label: (t) => t('shell.day', 'My day'),
    about: (t) => t('place.day.about', 'Your jobs, in order of time.'),
  },
  {
    to: '/consultant-service',
    end: true,
    work: { group: 'today', order: 20, tab: 20 },
    Icon: IconStore,
    label: (t) => t('shell.shop', 'My business'),
    about: (t) => t('place.shop.about', 'What is waiting, today’s jobs, and your week.'),
  },
  {
    to: partnerBookingsPath,
    work: { group: 'bookings', order: 10, tab: 30 },
    Icon: IconBookings,
    label: (t) => t('shell.bookings', 'Bookings'),
    about: (t) => t('place.bookings.about', 'New requests, upcoming and past bookings.'),
    Badge: lazyOptional(
      () => import('./request-count.tsx'),
      (part) => part.RequestCount,
    ),
  },
];
