/** What decides when one may check in, read in one go. */
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import type { DayOff } from '../../holiday/index.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import type { Plan } from '../day/day.rules.ts';
import {
  type PlannedDay,
  type ShiftHours,
  builtInRules,
  offOf,
  planOf,
  plannedDay,
} from '../day/plan.rules.ts';
import { rosterRest, rostersOf } from '../day/leaves.ts';
import { findSettingFor } from '../setting/setting.store.ts';
import { listShiftsOf } from './spell.store.ts';

export interface ClockFacts {
  readonly person: EmployeeFacts;
  readonly rules: AttendanceRules;
  /** What is planned on a day, or why nothing is. */
  readonly dayOn: (day: string) => PlannedDay<DayOff>;
  readonly shifts: readonly ShiftHours[];
  /** The hours of a day; null: none are planned, also on holidays. */
  readonly planOn: (day: string) => Plan | null;
}

export interface WhoseClock {
  readonly organisationId: string;
  readonly userId: string;
  /** Where it is known beforehand, all is read in one trip. */
  readonly employeeId: string | null;
}

/** The viewer's own, for whom they work at present. */
export const clockOwner = (viewer: Viewer): WhoseClock => ({
  organisationId: organisationOf(viewer),
  userId: viewer.userId,
  employeeId: viewer.staffId,
});

/** The same with the membership, which the session of an owner does not name. 403 for who does not work here. */
export async function knownOwner(
  { employee }: Pick<AttendanceDependencies, 'employee'>,
  reader: Reader,
  viewer: Viewer,
): Promise<WhoseClock & { readonly employeeId: string }> {
  const owner = clockOwner(viewer);
  if (owner.employeeId !== null) return { ...owner, employeeId: owner.employeeId };
  const person = await employee.employeeOf(reader, owner.organisationId, owner.userId);
  return person
    ? { ...owner, employeeId: person.employeeId }
    : refuse(attendanceErrors.attendance_not_employed);
}

/** The week, today and the days around a check-in ask for the same days. */
function rememberedBy<Answer>(of: (day: string) => Answer): (day: string) => Answer {
  const known = new Map<string, Answer>();
  return (day) => {
    const answer = known.get(day) ?? of(day);
    known.set(day, answer);
    return answer;
  };
}

/** 403 for who does not work here now. */
export async function readClockFacts(
  deps: AttendanceDependencies,
  reader: Reader,
  { organisationId, userId, employeeId }: WhoseClock,
  at: Date,
): Promise<ClockFacts> {
  const { employee, holiday } = deps;
  const today = istDay(at);
  // A week back for the clock's own week, a day ahead for an early check-in.
  const range = { organisationId, from: addDays(today, -8), to: addDays(today, 2) };
  const rosterOf = async (id: string) => (await rostersOf(deps, reader, range, [id])).get(id);
  const [person, setting, calendar, shifts, known] = await Promise.all([
    employee.employeeOf(reader, organisationId, userId),
    findSettingFor(reader, organisationId, userId),
    holiday.calendarOf(reader, organisationId, range.from, range.to),
    listShiftsOf(reader, organisationId, userId),
    employeeId === null ? undefined : rosterOf(employeeId),
  ]);
  if (!person || person.workState === 'left') return refuse(attendanceErrors.attendance_not_employed);
  const rules = setting ?? builtInRules;
  const roster = person.employeeId === employeeId ? known : await rosterOf(person.employeeId);
  const dayOn = rememberedBy((day: string) =>
    plannedDay<DayOff>(day, roster, {
      off: offOf(calendar.dayOff(person.departmentId, day), shifts),
      plan: () => planOf(day, shifts, rules),
      graceMinutes: rules.graceMinutes,
      restDay: rosterRest,
    }),
  );
  return { person, rules, dayOn, shifts, planOn: (day) => dayOn(day).plan };
}
