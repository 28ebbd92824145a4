import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('manage_users', 'view');

export const assetScreens: readonly Screen[] = [
  { path: '/held', who: partnerAndStaff },
  { path: '/people/assets', who: partnerAndStaff, feature: view },
  { path: '/people/assets/:assetId', who: partnerAndStaff, feature: view },
];
