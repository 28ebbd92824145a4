import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const seriesEmpty = {
  'no-series': {
    picture: 'no-series',
    title: (t) => t('empty.no-series', 'No repeating visits yet'),
    words: (t) =>
      t(
        'empty.no-series.words',
        'When you book, choose “Every week” next to the time. You book once, we book the rest.',
      ),
    to: '/services',
    button: (t) => t('empty.no-series.go', 'Browse services'),
  },
} as const satisfies EmptyScreens;
