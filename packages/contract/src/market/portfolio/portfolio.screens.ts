import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const portfolioScreens: readonly Screen[] = [
  { path: '/consultant-service/portfolio', who: partnerAndStaff, feature: need('services', 'view') },
];
