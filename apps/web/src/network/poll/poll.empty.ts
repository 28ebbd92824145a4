import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const pollEmpty = {
  'no-polls': {
    picture: 'no-polls',
    title: (t) => t('empty.no-polls', 'No open polls'),
    words: (t) => t('empty.no-polls.words', 'Questions from your connections and your city appear here.'),
    to: '/polls?dialog=new-poll',
    button: (t) => t('empty.no-polls.go', 'Start a poll'),
  },
} as const satisfies EmptyScreens;
