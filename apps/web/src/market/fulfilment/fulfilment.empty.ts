import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const fulfilmentEmpty = {
  'no-orders': {
    picture: 'no-orders',
    title: (t) => t('empty.no-orders', 'No orders or enquiries yet'),
    words: (t) => t('empty.no-orders.words', 'Orders and enquiries from customers appear here.'),
    to: '/consultant-service',
    button: (t) => t('empty.no-orders.go', 'View my business'),
  },
} as const satisfies EmptyScreens;
