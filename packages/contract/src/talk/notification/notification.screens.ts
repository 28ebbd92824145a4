import type { Screen } from '../../kernel/screen.ts';

export const notificationScreens: readonly Screen[] = [{ path: '/notifications', who: 'signed-in' }];
