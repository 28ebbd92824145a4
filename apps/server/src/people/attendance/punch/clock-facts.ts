/** What decides when one may check in, read in one go. */
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.errors';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import type { DayOff } from '../../holiday/index.ts';
import type { AttendanceDependencies } from '../attendance.dependencies.ts';
import type { Plan } from '../day/day.rules.ts';
import { type ShiftHours, builtInRules, offOf, planOf } from '../day/plan.rules.ts';
import { findSettingFor } from '../setting/setting.store.ts';
import { listShiftsOf } from './spell.store.ts';

export interface ClockFacts {
  readonly person: EmployeeFacts;
  readonly rules: AttendanceRules;
  /** Why no work is planned on a day; null: it may be. */
  readonly dayOff: (day: string) => DayOff | null;
  readonly shifts: readonly ShiftHours[];
  /** The hours of a day; null: none are planned, also on holidays. */
  readonly planOn: (day: string) => Plan | null;
}

/** 403 for who does not work here now. */
export async function readClockFacts(
  { employee, holiday }: AttendanceDependencies,
  reader: Reader,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
  at: Date,
): Promise<ClockFacts> {
  const today = istDay(at);
  const [person, setting, calendar, shifts] = await Promise.all([
    employee.employeeOf(reader, organisationId, userId),
    findSettingFor(reader, organisationId, userId),
    // A week back for the clock's own week, a day ahead for an early check-in.
    holiday.calendarOf(reader, organisationId, addDays(today, -8), addDays(today, 2)),
    listShiftsOf(reader, organisationId, userId),
  ]);
  if (!person || person.workState === 'left') return refuse(attendanceErrors.attendance_not_employed);
  const rules = setting ?? builtInRules;
  const dayOff = (day: string) => offOf(calendar.dayOff(person.departmentId, day), shifts);
  const planOn = (day: string) => (dayOff(day) ? null : planOf(day, shifts, rules));
  return { person, rules, dayOff, shifts, planOn };
}
