import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type {
  AttendanceParts,
  AttendanceInterface,
  CreditedOf,
  LeavesOf,
  RostersOf,
} from './attendance.interface.ts';
import { attendanceNotices } from './attendance.notices.ts';
import { attendancePersonal } from './attendance-personal.store.ts';
import { attendanceRoutes } from './attendance.routes.ts';
import { attendanceMonthSheet } from './attendance.sheets.ts';
import { correctionBriefs } from './correction/read-corrections.ts';
import { settleCorrection } from './correction/settle-correction.ts';
import { exemptPeople } from './exemption/set-exemption.ts';
import { attendedMonths, monthOf } from './month/month-for-wages.ts';
import { workedDaysOff } from './month/worked-days-off.ts';
import { monthTotals } from './month/read-months.ts';
import { visitConsumers } from './punch/follow-visits.ts';
import { readClock } from './punch/read-clock.ts';
import { forgetOpenSpells } from './punch/forget-open.ts';

export type {
  AttendanceInterface,
  LeavesOf,
  MonthOfEmployee,
  RostersOf,
} from './attendance.interface.ts';
export type { DayResult, LeaveOfDay } from './day/day.rules.ts';
export type { RosterHours } from './day/plan.rules.ts';

/** When people are at work: hours, sites, check-ins, corrections, and what each day was. */
export function createAttendanceDomain(parts: AttendanceParts): Domain & AttendanceInterface {
  const leaves = extensionPoint<LeavesOf>('attendance.leaves');
  const rosters = extensionPoint<RostersOf>('attendance.rosters');
  const credited = extensionPoint<CreditedOf>('attendance.credited');
  const deps = { ...parts, leaves, rosters, credited };
  return {
    name: 'attendance',
    routes: attendanceRoutes(deps),
    personal: attendancePersonal,
    sheets: [attendanceMonthSheet],
    notices: attendanceNotices(deps),
    consumers: visitConsumers(deps),
    constraints: {
      attendance_spell_open: attendanceErrors.check_in_open,
      attendance_spell_free: attendanceErrors.check_in_overlaps,
      attendance_correction_once: attendanceErrors.correction_pending,
      work_site_name_once: attendanceErrors.work_site_name_taken,
    },
    cron: [{ name: 'attendance.forget_open', match: '*/15 * * * *', run: () => forgetOpenSpells(deps) }],
    extensions: [
      parts.payroll.days.answeredBy({
        of: attendedMonths(deps),
        payWithoutClock: exemptPeople,
      }),
      parts.approval.kinds.answeredBy({
        kind: 'regularisation',
        briefs: correctionBriefs,
        settle: (tx, moved) => settleCorrection(deps, tx, moved),
      }),
    ],
    leaves,
    rosters,
    credited,
    workedDaysOff: (reader, of) => workedDaysOff(deps, reader, of),
    clockOf: (call) => readClock(deps, call),
    totalsOf: (reader, organisationId, month, now) =>
      monthTotals(deps, reader, { organisationId, month, now }),
    monthOf: (reader, organisationId, year, month, now) =>
      monthOf(deps, reader, organisationId, { year, month }, now),
  };
}

export const attendance = domain({
  needs: ['approval', 'department', 'employee', 'holiday', 'payroll'],
  create: createAttendanceDomain,
});
