import type { Screen } from '../../kernel/screen.ts';

export const waitlistScreens: readonly Screen[] = [{ path: '/waitlist/*', who: 'anyone' }];
