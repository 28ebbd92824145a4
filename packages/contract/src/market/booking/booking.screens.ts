import { type Screen, guests } from '../../kernel/screen.ts';

export const bookingScreens: readonly Screen[] = [
  { path: '/buyer', who: guests },
  { path: '/buyer/*', who: ['Buyer'] },
];
