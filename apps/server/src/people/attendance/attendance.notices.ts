import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { attendanceEvents } from '@nukkad/contract/people/attendance/attendance.events';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import type { AttendanceDependencies } from './attendance.dependencies.ts';
import { findCorrection } from './correction/correction.store.ts';

/** Who forgot to check out, who is to decide on a correction, and who learns of the decision. */
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
    notice('attendance_correction.tell_reviewer', attendanceEvents.correctionAsked, {
      tag: 'team',
      opens: () => screenAddress.attendanceCorrections,
      to: async ({ facts: { organisationId, employeeId } }, reader) => {
        const line = await employee.reviewersOf(reader, organisationId, employeeId);
        return person(line?.managers[0]?.userId ?? line?.ownerUserId);
      },
      look: async ({ facts: { organisationId, correctionId } }, reader) => {
        const row = await findCorrection(reader, organisationId, correctionId);
        return row?.status === 'pending' ? { name: row.fullName, day: row.day } : null;
      },
      words: ({ name, day }) =>
        text({
          en: `${name} asked to correct the attendance of ${dayIn('en', day)}`,
          hi: `${name} ने ${dayIn('hi', day)} की हाज़िरी में सुधार माँगा है`,
        }),
    }),
    notice('attendance_correction.tell_employee', attendanceEvents.correctionDecided, {
      tag: 'team',
      opens: () => screenAddress.ownAttendance,
      to: async ({ facts: { organisationId, employeeId } }, reader) =>
        person((await employee.getEmployees(reader, organisationId, [employeeId])).get(employeeId)?.userId),
      look: async ({ facts: { organisationId, correctionId } }, reader) => {
        const row = await findCorrection(reader, organisationId, correctionId);
        return row && { isApproved: row.status === 'approved', day: row.day };
      },
      words: ({ isApproved, day }) =>
        isApproved
          ? text({
              en: `your attendance of ${dayIn('en', day)} is corrected`,
              hi: `${dayIn('hi', day)} की आपकी हाज़िरी ठीक कर दी गई है`,
            })
          : text({
              en: `your correction of ${dayIn('en', day)} was rejected. See the reason in the app`,
              hi: `${dayIn('hi', day)} का आपका सुधार अस्वीकार हुआ। वजह ऐप में देखें`,
            }),
    }),
  ];
}
