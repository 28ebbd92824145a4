import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const leavingEmpty = {
  'no-leavings': {
    picture: 'no-leavings',
    title: (t) => t('empty.no-leavings', 'No one is leaving'),
    words: (t) =>
      t('empty.no-leavings.words', 'Team members who resign, or whose employment you end, appear here.'),
    to: '/people/employees',
    button: (t) => t('employee.title', 'Employees'),
  },
  'not-leaving': {
    picture: 'not-leaving',
    title: (t) => t('empty.not-leaving', 'Not leaving'),
    words: (t) =>
      t(
        'empty.not-leaving.words',
        'When this person resigns, you can agree on the last day and hand over their work here.',
      ),
    to: '/people/leaving',
    button: (t) => t('leaving.title', 'Who is leaving'),
  },
  'no-resignation': {
    picture: 'no-resignation',
    title: (t) => t('empty.no-resignation', 'You haven’t resigned'),
    words: (t) =>
      t(
        'empty.no-resignation.words',
        'If you want to leave, choose your last day here. We’ll notify your business.',
      ),
    to: '/leaving?dialog=resign',
    button: (t) => t('leaving.resign', 'Resign'),
  },
} as const satisfies EmptyScreens;
