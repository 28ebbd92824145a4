import type { Screen } from '../../kernel/screen.ts';

export const accountScreens: readonly Screen[] = [
  { path: '/logout', who: 'anyone' },
  { path: '/login', who: 'anyone' },
  { path: '/forgot-password', who: 'anyone' },
  { path: '/login/basicinfo', who: 'signed-in', roleless: true },
  { path: '/account-status-information', who: 'signed-in', roleless: true, barred: true },
];
