import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const reportEmpty = {
  'no-report': {
    picture: 'no-report',
    title: (t) => t('empty.no-report', 'No figures for these months'),
    words: (t) =>
      t('empty.no-report.words', 'Choose more months, or come back once your team has worked some days.'),
    to: '/people/employees',
    button: (t) => t('empty.no-report.go', 'View employees'),
  },
} as const satisfies EmptyScreens;
