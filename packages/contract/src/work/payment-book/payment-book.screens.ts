import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('customers', 'view');

export const paymentBookScreens: readonly Screen[] = [
  { path: '/projects/payment-book', who: partnerAndStaff, feature: view },
  { path: '/projects/analytics', who: partnerAndStaff, feature: view },
];
