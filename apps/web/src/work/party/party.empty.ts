import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const partyEmpty = {
  'no-parties': {
    picture: 'no-parties',
    title: (t) => t('empty.no-parties', 'You haven’t added any customers yet'),
    words: (t) => t('empty.no-parties.words', 'Add your customers and start a project with each.'),
    to: '/projects/parties/new',
    button: (t) => t('empty.no-parties.go', 'Add a customer'),
  },
} as const satisfies EmptyScreens;
