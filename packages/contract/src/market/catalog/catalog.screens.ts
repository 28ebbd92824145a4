import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const catalogScreens: readonly Screen[] = [
  { path: '/services/*', who: 'anyone' },
  { path: '/products', who: partnerAndStaff, feature: need('services', 'view') },
  { path: '/service-categories', who: partnerAndStaff, feature: need('services', 'view') },
  {
    path: '/service-categories/add-service-category',
    who: partnerAndStaff,
    feature: need('services', 'create'),
  },
  {
    path: '/theme/catalogue',
    who: ['Service Partner', 'Buyer', 'subUser'],
    feature: need('services', 'view'),
  },
];
