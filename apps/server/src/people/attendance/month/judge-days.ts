/** The days of everyone of an organisation: read in bulk, judged by the rules. */
import { addDays } from '@nukkad/contract/kernel/time';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import type { DayOff, HolidayCalendar } from '../../holiday/index.ts';
import type { AttendanceDependencies } from '../attendance.dependencies.ts';
import { type DayResult, type LeaveOfDay, type Plan, judgeDay, whileKept } from '../day/day.rules.ts';
import { type DaysOfOrganisation, leavesOf, rosterRest, rostersOf } from '../day/leaves.ts';
import { type ShiftHours, builtInRules, offOf, planOf, plannedDay } from '../day/plan.rules.ts';
import { type ShortSpell, findFirstDay, listShifts, listShort } from '../punch/spell.store.ts';
import { type SettingRow, listSettings } from '../setting/setting.store.ts';

export interface JudgedDay {
  readonly day: string;
  readonly result: DayResult;
  readonly plan: Plan | null;
  readonly off: DayOff | null;
  readonly leave: LeaveOfDay | null;
  /** That of the shift, where one is published. */
  readonly graceMinutes: number;
}

export interface JudgedPerson {
  readonly person: EmployeeFacts;
  readonly rules: AttendanceRules;
  /** Hours were set for this person, for the department or for everyone. */
  readonly hasHours: boolean;
  readonly days: readonly JudgedDay[];
}

const mostSettings = 1_000;

function grouped<Row extends { readonly employeeId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const of = new Map<string, Row[]>();
  for (const row of rows) {
    const there = of.get(row.employeeId);
    if (there) there.push(row);
    else of.set(row.employeeId, [row]);
  }
  return of;
}

function spellsByDay(spells: readonly ShortSpell[]): ReadonlyMap<string, readonly ShortSpell[]> {
  const of = new Map<string, ShortSpell[]>();
  for (const one of spells) {
    const there = of.get(one.day);
    if (there) there.push(one);
    else of.set(one.day, [one]);
  }
  return of;
}

/** A person's settings count before those of the department, and those before everyone's. */
function rulesFor(settings: readonly SettingRow[]) {
  const byKey = new Map(settings.map((one) => [one.employeeId ?? one.departmentId ?? '', one]));
  return ({ employeeId, departmentId }: EmployeeFacts): AttendanceRules | undefined =>
    byKey.get(employeeId) ?? byKey.get(departmentId ?? '') ?? byKey.get('');
}

const isEmployedOn = ({ joinedOn, lastDayOn }: EmployeeFacts, day: string) =>
  joinedOn <= day && (lastDayOn === null || lastDayOn >= day);

/** Plans of one week’s hours are the same for all who have them. */
function planner() {
  const made = new Map<string, Plan | null>();
  return (day: string, shifts: readonly ShiftHours[], rules: AttendanceRules): Plan | null => {
    if (shifts.length > 0) return planOf(day, shifts, rules);
    const key = `${day} ${rules.startsMinute} ${rules.endsMinute} ${rules.breakMinutes}`;
    const there = made.get(key);
    if (there !== undefined) return there;
    const plan = planOf(day, shifts, rules);
    made.set(key, plan);
    return plan;
  };
}

/** Who is employed on one of these days; of some people, or of everyone (null). */
async function employedOn(
  { employee }: AttendanceDependencies,
  reader: Reader,
  { organisationId, from, to }: DaysOfOrganisation,
  only: readonly string[] | null,
): Promise<readonly EmployeeFacts[]> {
  if (only === null) return employee.listEmployed(reader, organisationId, from, to);
  const found = await employee.getEmployees(reader, organisationId, only);
  return [...found.values()].filter(
    ({ joinedOn, lastDayOn }) => joinedOn <= to && (lastDayOn === null || lastDayOn >= from),
  );
}

function daysBetween(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Of each department once. */
function daysOffBy(calendar: HolidayCalendar, days: readonly string[]) {
  const known = new Map<string, readonly (DayOff | null)[]>();
  return (departmentId: string | null): readonly (DayOff | null)[] => {
    const key = departmentId ?? '';
    const there = known.get(key) ?? days.map((day) => calendar.dayOff(departmentId, day));
    known.set(key, there);
    return there;
  };
}

export interface JudgeQuery {
  readonly organisationId: string;
  /** YYYY-MM-DD, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** Left out: everyone. */
  readonly employeeIds?: readonly string[];
}

/** Of everyone who is employed on any of these days, by name. */
export async function judgePeople(
  deps: AttendanceDependencies,
  reader: Reader,
  { organisationId, from, to, now, employeeIds }: JudgeQuery,
): Promise<readonly JudgedPerson[]> {
  const only = employeeIds ?? null;
  const [people, settings, shifts, spells, calendar, leaves, rosters, keptSince] = await Promise.all([
    employedOn(deps, reader, { organisationId, from, to }, only),
    listSettings(reader, organisationId, null, mostSettings),
    listShifts(reader, organisationId),
    listShort(reader, { organisationId, from, to }, only),
    deps.holiday.calendarOf(reader, organisationId, from, to),
    leavesOf(deps, reader, { organisationId, from, to }, only),
    rostersOf(deps, reader, { organisationId, from, to }, only),
    findFirstDay(reader, organisationId),
  ]);
  const [shiftsOf, spellsOf, ruleOf, planFor] = [
    grouped(shifts),
    grouped(spells),
    rulesFor(settings),
    planner(),
  ];
  const days = daysBetween(from, to);
  const daysOffOf = daysOffBy(calendar, days);
  return people.map((person) => {
    const set = ruleOf(person);
    const rules = set ?? builtInRules;
    const ownShifts = shiftsOf.get(person.employeeId) ?? [];
    const offs = daysOffOf(person.departmentId);
    const byDay = spellsByDay(spellsOf.get(person.employeeId) ?? []);
    const ownLeaves = leaves.get(person.employeeId);
    const roster = rosters.get(person.employeeId);
    return {
      person,
      rules,
      hasHours: set !== undefined,
      days: days.map((day, at) => {
        const { off, plan, graceMinutes } = plannedDay<DayOff>(day, roster, {
          off: offOf(offs[at] ?? null, ownShifts),
          plan: () => planFor(day, ownShifts, rules),
          graceMinutes: rules.graceMinutes,
          restDay: rosterRest,
        });
        const leave = ownLeaves?.get(day) ?? null;
        const spellsOfDay = byDay.get(day) ?? [];
        const isEmployed = isEmployedOn(person, day);
        const counted = graceMinutes === rules.graceMinutes ? rules : { ...rules, graceMinutes };
        const judged = judgeDay({ isEmployed, off, leave, plan, rules: counted, spells: spellsOfDay, now });
        const result = whileKept(judged, { day, leave, keptSince });
        return { day, result, plan, off, leave, graceMinutes };
      }),
    };
  });
}
