export const attendanceActs = [
  'attendance.set_hours',
  'work_site.add',
  'work_site.edit',
  'work_site.remove',
] as const;
