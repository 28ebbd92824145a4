import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const connectionEmpty = {
  'no-connections': {
    picture: 'no-connections',
    title: (t) => t('empty.no-connections', 'No connections yet'),
    words: (t) => t('empty.no-connections.words', 'Your connections appear here once they accept.'),
    to: '/network/suggestions',
    button: (t) => t('network.suggestions.see', 'See suggestions'),
  },
} as const satisfies EmptyScreens;
