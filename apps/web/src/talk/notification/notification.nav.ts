import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./notification-count.tsx'),
  (part) => part.NotificationCount,
);

export const notificationNav: readonly NavRow[] = [
  {
    to: '/notifications',
    account: { group: 'you', order: 45 },
    Icon: IconBell,
    label: (t) => t('notification.title', 'Notifications'),
    about: (t) => t('notification.about', 'What happened with your bookings, payments and account.'),
    Badge,
  },
];
