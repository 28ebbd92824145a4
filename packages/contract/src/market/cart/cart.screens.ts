import type { Screen } from '../../kernel/screen.ts';

export const cartScreens: readonly Screen[] = [
  { path: '/cart', who: ['Buyer'] },
  { path: '/checkout', who: ['Buyer'] },
];
