import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const notificationEmpty = {
  'no-notifications': {
    picture: 'no-notifications',
    title: (t) => t('empty.no-notifications', 'No notifications yet'),
    words: (t) => t('empty.no-notifications.words', 'Updates on your bookings and payments appear here.'),
    to: '/services',
    button: (t) => t('empty.no-favourites.go', 'Browse services'),
  },
} as const satisfies EmptyScreens;
