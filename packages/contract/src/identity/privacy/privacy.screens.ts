import type { Screen } from '../../kernel/screen.ts';

export const privacyScreens: readonly Screen[] = [
  { path: '/profile/privacy', who: 'signed-in', roleless: true, barred: true },
];
