import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

/** The empty screen of a search for people. */
export const personEmpty = {
  'user-not-found': {
    picture: 'user-not-found',
    title: (t) => t('empty.user-not-found', 'No one found with that name'),
    words: (t) => t('empty.user-not-found.words', 'Check the spelling, or try the mobile number.'),
    to: '/help/support',
    button: (t) => t('empty.user-not-found.go', 'Contact support'),
  },
} as const satisfies EmptyScreens;
