import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const staffEmpty = {
  'no-users': {
    picture: 'no-users',
    title: (t) => t('empty.no-users', 'No team members yet'),
    words: (t) => t('empty.no-users.words', 'Add the people who work with you and set their permissions.'),
    to: '/add-user',
    button: (t) => t('empty.no-users.go', 'Add a team member'),
  },
} as const satisfies EmptyScreens;
