import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const shiftEmpty = {
  'no-own-shifts': {
    picture: 'no-own-shifts',
    title: (t) => t('empty.no-own-shifts', 'No shifts yet'),
    words: (t) =>
      t('empty.no-own-shifts.words', 'Your shifts appear here once your business publishes them.'),
    to: '/shifts?tab=open',
    button: (t) => t('empty.no-own-shifts.go', 'View open shifts'),
  },
  'no-open-shifts': {
    picture: 'no-open-shifts',
    title: (t) => t('empty.no-open-shifts', 'No open shifts'),
    words: (t) => t('empty.no-open-shifts.words', 'Shifts that anyone may ask for appear here.'),
    to: '/shifts',
    button: (t) => t('shift.title', 'Shifts'),
  },
  'no-shift-requests': {
    picture: 'no-shift-requests',
    title: (t) => t('empty.no-shift-requests', 'No requests yet'),
    words: (t) =>
      t('empty.no-shift-requests.words', 'Swaps and open shifts you ask for appear here with their answers.'),
    to: '/shifts',
    button: (t) => t('shift.title', 'Shifts'),
  },
  'no-team-shift-requests': {
    picture: 'no-team-shift-requests',
    title: (t) => t('empty.no-team-shift-requests', 'No requests to review'),
    words: (t) =>
      t(
        'empty.no-team-shift-requests.words',
        'When your team asks for open shifts or swaps, it appears here.',
      ),
    to: '/people/roster',
    button: (t) => t('roster.title', 'Roster'),
  },
  'no-roster': {
    picture: 'no-roster',
    title: (t) => t('empty.no-roster', 'No one to plan for'),
    words: (t) => t('empty.no-roster.words', 'No one on your team matches in these days.'),
    to: '/people/employees',
    button: (t) => t('empty.no-roster.go', 'View employees'),
  },
  'no-shift-types': {
    picture: 'no-shift-types',
    title: (t) => t('empty.no-shift-types', 'No shift types yet'),
    words: (t) =>
      t(
        'empty.no-shift-types.words',
        'Add the hours your team works, e.g. Morning or Night, then plan them.',
      ),
    to: '/people/roster/settings?dialog=type',
    button: (t) => t('shiftType.add', 'Add shift type'),
  },
} as const satisfies EmptyScreens;
