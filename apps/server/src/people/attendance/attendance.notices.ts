import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { attendanceEvents } from '@nukkad/contract/people/attendance/attendance.noun';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import type { AttendanceDependencies } from './attendance.interface.ts';

/** Who forgot to check out; corrections are told of as every request is. */
export function attendanceNotices({ employee }: AttendanceDependencies): readonly Notice[] {
  return [
    notice('attendance.tell_forgotten', attendanceEvents.forgotten, {
      tag: 'team',
      opens: () => screenAddress.ownAttendance,
      to: async ({ facts: { organisationId, employeeId } }, reader) =>
        person((await employee.getEmployees(reader, organisationId, [employeeId])).get(employeeId)?.userId),
      look: async ({ facts: { day } }) => ({ day }),
      words: ({ day }) =>
        text({
          en: `you didn’t check out on ${dayIn('en', day)}. Ask for a correction so that the day counts`,
          hi: `${dayIn('hi', day)} को चेक आउट नहीं हुआ। दिन गिना जाए, इसके लिए सुधार माँगें`,
        }),
    }),
  ];
}
