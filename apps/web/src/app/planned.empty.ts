import type { EmptyScreens } from '../ui/state/empty-screen.tsx';

/** Empty screens of pages that are there before their domain. */
export const plannedEmpty = {
  'no-videos': {
    picture: 'no-videos',
    title: (t) => t('empty.no-videos', 'No videos yet'),
    words: (t) => t('empty.no-videos.words', 'Short how-to videos appear here.'),
    to: '/help/faqs',
    button: (t) => t('empty.no-videos.go', 'Read common questions'),
  },
} as const satisfies EmptyScreens;
