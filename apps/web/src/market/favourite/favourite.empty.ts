import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const favouriteEmpty = {
  'no-favourites': {
    picture: 'no-favourites',
    title: (t) => t('empty.no-favourites', 'No favourites yet'),
    words: (t) => t('empty.no-favourites.words', 'Save partners you like to find them here.'),
    to: '/services',
    button: (t) => t('empty.no-favourites.go', 'Browse services'),
  },
  'no-others': {
    picture: 'no-others',
    title: (t) => t('empty.no-others', 'No other partner here yet'),
    words: (t) => t('empty.no-others.words', 'Try another address, or another time with the same partner.'),
    to: '/services',
    button: (t) => t('empty.no-favourites.go', 'Browse services'),
  },
} as const satisfies EmptyScreens;
