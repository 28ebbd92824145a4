import type { Screen } from '../../kernel/screen.ts';

export const contentScreens: readonly Screen[] = [
  { path: '/', who: 'anyone' },
  { path: '/home', who: 'anyone' },
  { path: '/about/data', who: 'anyone' },
  { path: '/about-us', who: 'anyone' },
  { path: '/contact-us', who: 'anyone' },
  { path: '/work-with-us', who: 'anyone' },
  { path: '/terms-and-policy/*', who: 'anyone' },
  { path: '/theme', who: 'anyone' },
  { path: '/banner/*', who: 'anyone' },
  { path: '/gallery', who: 'anyone' },
];
