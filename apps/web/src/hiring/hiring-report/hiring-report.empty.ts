import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const hiringReportEmpty = {
  'no-hiring-figures': {
    picture: 'no-hiring-figures',
    title: (t) => t('empty.no-hiring-figures', 'No figures for this period'),
    words: (t) =>
      t(
        'empty.no-hiring-figures.words',
        'Choose a longer period, or come back once candidates have applied.',
      ),
    to: '/hire-talent/jobs',
    button: (t) => t('empty.no-hiring-figures.go', 'View your jobs'),
  },
} as const satisfies EmptyScreens;
