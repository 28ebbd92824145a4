import { type Screen, partnerAndStaff } from '../../kernel/screen.ts';

export const dailyTaskScreens: readonly Screen[] = [{ path: '/people/today', who: partnerAndStaff }];
