import type { Screen } from '../../kernel/screen.ts';

export const newsletterScreens: readonly Screen[] = [{ path: '/newsletter/*', who: 'anyone' }];
