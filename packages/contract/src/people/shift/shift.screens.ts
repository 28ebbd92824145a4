import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('attandance', 'view');

export const shiftScreens: readonly Screen[] = [
  { path: '/shifts', who: partnerAndStaff },
  { path: '/people/roster', who: partnerAndStaff, feature: view },
  { path: '/people/roster/requests', who: partnerAndStaff, feature: view },
  { path: '/people/roster/settings', who: partnerAndStaff, feature: need('attandance', 'update') },
];
