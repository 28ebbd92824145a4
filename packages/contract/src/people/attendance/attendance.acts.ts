export const attendanceActs = [
  'attendance.set_hours',
  'attendance.set_exemption',
  'work_site.add',
  'work_site.edit',
  'work_site.remove',
] as const;
