import { type Screen, partnerAndStaff } from '../../kernel/screen.ts';

export const departmentScreens: readonly Screen[] = [{ path: '/people/departments', who: partnerAndStaff }];
