import { type Screen, partnerAndStaff } from '../../kernel/screen.ts';

export const taskScreens: readonly Screen[] = [
  { path: '/tasks', who: partnerAndStaff },
  { path: '/tasks/:taskId', who: partnerAndStaff },
];
