import { type Screen, guests, need } from '../../kernel/screen.ts';

export const profileScreens: readonly Screen[] = [
  { path: '/card/*', who: 'anyone' },
  { path: '/profile/*', who: 'signed-in' },
  { path: '/profile/catalogue', who: 'signed-in', feature: need('services', 'view') },
  { path: '/profile/assets', who: 'signed-in', feature: need('company_profile', 'view') },
  { path: '/buyer-profile', who: guests },
];
