import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const catalogEmpty = {
  'no-services': {
    picture: 'no-services',
    title: (t) => t('empty.no-services', 'No services yet'),
    words: (t) => t('empty.no-services.words', 'Add what you do and your price so customers can book you.'),
    to: '/service-categories/add-service-category',
    button: (t) => t('empty.no-services.go', 'Add service'),
  },
} as const satisfies EmptyScreens;
