import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const attendanceEmpty = {
  'no-attendance': {
    picture: 'no-attendance',
    title: (t) => t('empty.no-attendance', 'No one to show'),
    words: (t) => t('empty.no-attendance.words', 'No one on your team matches, or no one worked then.'),
    to: '/people/employees',
    button: (t) => t('empty.no-attendance.go', 'View employees'),
  },
  'no-own-corrections': {
    picture: 'no-own-corrections',
    title: (t) => t('empty.no-own-corrections', 'No corrections yet'),
    words: (t) =>
      t(
        'empty.no-own-corrections.words',
        'Forgot to check in or out? Open the day in your month and ask for a correction.',
      ),
    to: '/attendance?tab=month',
    button: (t) => t('attendance.month', 'Month'),
  },
} as const satisfies EmptyScreens;
