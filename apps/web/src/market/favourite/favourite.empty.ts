import type { EmptyScreens } from '../../ui/empty-screen.tsx';

export const favouriteEmpty = {
  'no-favourites': {
    picture: 'no-favourites',
    title: (t) => t('empty.no-favourites', 'No favourites yet'),
    words: (t) => t('empty.no-favourites.words', 'Save partners you like to find them here.'),
    to: '/services',
    button: (t) => t('empty.no-favourites.go', 'Browse services'),
  },
} as const satisfies EmptyScreens;
