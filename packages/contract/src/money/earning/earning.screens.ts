import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const earningScreens: readonly Screen[] = [
  { path: '/consultant-service/money/*', who: partnerAndStaff, feature: need('payments', 'view') },
];
