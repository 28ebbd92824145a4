import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const supportEmpty = {
  'support-busy': {
    picture: 'support-busy',
    title: (t) => t('empty.support-busy', 'All our support executive are busy'),
    words: (t) => t('empty.support-busy.words', 'Write to us instead. We’ll answer as soon as we can.'),
    to: '/help/support',
    button: (t) => t('empty.support-busy.go', 'Other ways to reach us'),
  },
  'support-closed': {
    picture: 'support-closed',
    title: (t) => t('empty.support-closed', 'Live support is closed now'),
    words: (t) => t('empty.support-closed.words', 'Write to us instead. We’ll answer as soon as we can.'),
    to: '/help/support',
    button: (t) => t('empty.support-busy.go', 'Other ways to reach us'),
  },
  'support-ended': {
    picture: 'support-ended',
    title: (t) => t('empty.support-ended', 'Chat support ended.'),
    words: (t) => t('empty.support-ended.words', 'Need anything else? Start a new chat anytime.'),
    to: '/help/support',
    button: (t) => t('empty.support-ended.go', 'Contact support'),
  },
} as const satisfies EmptyScreens;
