import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const couponScreens: readonly Screen[] = [
  { path: '/consultant-service/offers', who: partnerAndStaff, feature: need('services', 'view') },
];
