import type { Screen } from '../../kernel/screen.ts';

export const listExportScreens: readonly Screen[] = [{ path: '/profile/exports', who: 'signed-in' }];
