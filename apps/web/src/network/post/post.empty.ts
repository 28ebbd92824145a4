import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const postEmpty = {
  'no-feeds': {
    picture: 'no-feeds',
    title: (t) => t('empty.no-feeds', 'No posts yet'),
    words: (t) => t('empty.no-feeds.words', 'Posts from your connections and your city appear here.'),
    to: '/network/find',
    button: (t) => t('empty.no-feeds.go', 'Find people'),
  },
} as const satisfies EmptyScreens;
