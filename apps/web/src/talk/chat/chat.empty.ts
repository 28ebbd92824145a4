import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const chatEmpty = {
  'no-messages': {
    picture: 'no-messages',
    title: (t) => t('empty.no-messages', 'No messages yet'),
    words: (t) =>
      t('empty.no-messages.words', 'Open one of your bookings and choose “Chat” to write to the other side.'),
    to: '/help/support',
    button: (t) => t('empty.no-messages.go', 'Contact support'),
  },
} as const satisfies EmptyScreens;
