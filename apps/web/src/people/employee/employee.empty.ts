import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const employeeEmpty = {
  'no-employees': {
    picture: 'no-employees',
    title: (t) => t('empty.no-employees', 'No employees yet'),
    words: (t) => t('empty.no-employees.words', 'Invite your team. Everyone who joins appears here.'),
    to: '/add-user',
    button: (t) => t('empty.no-employees.go', 'Add an employee'),
  },
} as const satisfies EmptyScreens;
