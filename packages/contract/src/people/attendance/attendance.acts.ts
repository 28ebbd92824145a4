import { actsOf } from '../../kernel/act.ts';
import { correctionLifecycle } from './correction.lifecycle.ts';

export const attendanceActs = [
  ...actsOf('attendance_correction', correctionLifecycle),
  'attendance.set_hours',
  'work_site.add',
  'work_site.edit',
  'work_site.remove',
] as const;
