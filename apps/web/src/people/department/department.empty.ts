import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const departmentEmpty = {
  'no-departments': {
    picture: 'no-departments',
    title: (t) => t('empty.no-departments', 'No departments yet'),
    words: (t) => t('empty.no-departments.words', 'Group your team, and name who leads each group.'),
    to: '/people/departments?dialog=department',
    button: (t) => t('department.add', 'Add a department'),
  },
} as const satisfies EmptyScreens;
