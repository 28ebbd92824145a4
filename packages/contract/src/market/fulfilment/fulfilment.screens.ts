import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const fulfilmentScreens: readonly Screen[] = [
  { path: '/consultant-service/*', who: partnerAndStaff, feature: need('booking', 'view') },
  { path: '/sub-user/*', who: ['subUser'] },
];
