import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('travel', 'view');

export const travelScreens: readonly Screen[] = [
  { path: '/trips', who: partnerAndStaff },
  { path: '/people/trips', who: partnerAndStaff, feature: view },
  { path: '/people/trips/:requestId', who: partnerAndStaff },
];
