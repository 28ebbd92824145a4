import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const profileEmpty = {
  'no-products': {
    picture: 'no-products',
    title: (t) => t('empty.no-products', 'No products yet'),
    words: (t) => t('empty.no-products.words', 'Products you sell besides your services appear here.'),
    to: '/service-categories',
    button: (t) => t('empty.no-products.go', 'View categories'),
  },
  'no-assets': {
    picture: 'no-assets',
    title: (t) => t('empty.no-assets', 'No assets yet'),
    words: (t) => t('empty.no-assets.words', 'Phones, tools and vehicles your team uses appear here.'),
    to: '/users/sub-users-list',
    button: (t) => t('empty.no-assets.go', 'View team'),
  },
} as const satisfies EmptyScreens;
