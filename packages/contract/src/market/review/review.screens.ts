import type { Screen } from '../../kernel/screen.ts';

export const reviewScreens: readonly Screen[] = [{ path: '/partners/*', who: 'anyone' }];
