/** The days of everyone of an organisation: read in bulk, judged by the rules. */
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import type { DayOff, HolidayCalendar } from '../../holiday/index.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import {
  type DayResult,
  type LeaveOfDay,
  type Plan,
  type WorkSpell,
  judgeDay,
  whileKept,
  withoutClock,
} from '../day/day.rules.ts';
import { creditedOf, leavesOf, rosterRest, rostersOf } from '../day/leaves.ts';
import { type ShiftHours, builtInRules, offOf, planOf, plannedDay } from '../day/plan.rules.ts';
import { isOn } from '../exemption/exemption.rules.ts';
import { type ExemptionRow, listExemptions } from '../exemption/exemption.store.ts';
import { type CountedSpells, findFirstDay, listCounted, listShifts } from '../punch/spell.store.ts';
import { type SettingRow, listSettings } from '../setting/setting.store.ts';

export interface JudgedDay {
  readonly day: string;
  readonly result: DayResult;
  readonly plan: Plan | null;
  readonly off: DayOff | null;
  readonly leave: LeaveOfDay | null;
  /** The person is paid without checking in. */
  readonly isExempt: boolean;
  /** That of the shift, where one is published. */
  readonly graceMinutes: number;
}

export interface JudgedPerson {
  readonly person: EmployeeFacts;
  readonly rules: AttendanceRules;
  /** When the person is paid without checking in. */
  readonly exemptions: readonly ExemptionRow[];
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

const noExemptions: readonly ExemptionRow[] = [];
const noSpells: readonly WorkSpell[] = [];

/** By the place of their day in the month. */
function spellsByDay(
  spells: CountedSpells | undefined,
  days: readonly string[],
): readonly (readonly WorkSpell[] | undefined)[] {
  const of: WorkSpell[][] = [];
  for (const [at, place] of (spells?.days ?? []).entries()) {
    const midnight = istInstant(days[place] ?? '').getTime();
    const [inMs, outMs] = [spells?.ins[at] ?? 0, spells?.outs[at] ?? null];
    const one = {
      inAt: new Date(midnight + inMs),
      outAt: outMs === null ? null : new Date(midnight + outMs),
    };
    const there = of[place];
    if (there) there.push(one);
    else of[place] = [one];
  }
  return of;
}

/** A person's settings count before those of the department, and those before everyone's. */
function rulesFor(settings: readonly SettingRow[]) {
  const byKey = new Map(settings.map((one) => [one.employeeId ?? one.departmentId ?? '', one]));
  return ({ employeeId, departmentId }: EmployeeFacts): AttendanceRules | undefined =>
    byKey.get(employeeId) ?? byKey.get(departmentId ?? '') ?? byKey.get('');
}

/** Plans of a month are the same for all who have the same hours. */
function planner(days: readonly string[]) {
  const made = new Map<AttendanceRules, readonly (Plan | null)[]>();
  return (at: number, shifts: readonly ShiftHours[], rules: AttendanceRules): Plan | null => {
    if (shifts.length > 0) return planOf(days[at] ?? '', shifts, rules);
    const plans = made.get(rules) ?? days.map((day) => planOf(day, shifts, rules));
    made.set(rules, plans);
    return plans[at] ?? null;
  };
}

export interface JudgeQuery {
  readonly organisationId: string;
  /** YYYY-MM-DD, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  /** As they were read before; left out: everyone. */
  readonly people?: readonly EmployeeFacts[];
}

/** Who is employed on one of these days; of some people, or of everyone. */
async function employedOn(
  { employee }: AttendanceDependencies,
  reader: Reader,
  { organisationId, from, to, people }: JudgeQuery,
): Promise<readonly EmployeeFacts[]> {
  if (!people) return employee.listEmployed(reader, organisationId, from, to);
  return people.filter((person) => employee.isEmployedBetween(person, from, to));
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

interface Judging {
  readonly people: readonly EmployeeFacts[];
  /** Made anew with each call, as a month of everyone is a lot to hold. */
  readonly judge: (person: EmployeeFacts) => JudgedPerson;
}

/** What judging the days of these people needs, read in one go. */
export async function readJudging(
  deps: AttendanceDependencies,
  reader: Reader,
  query: JudgeQuery,
): Promise<Judging> {
  const { organisationId, from, to, now } = query;
  const only = query.people?.map(({ employeeId }) => employeeId) ?? null;
  const [people, settings, shifts, spells, calendar, leaves, rosters, keptSince, exemptions, credited] =
    await Promise.all([
      employedOn(deps, reader, query),
      listSettings(reader, organisationId, null, mostSettings),
      listShifts(reader, organisationId),
      listCounted(reader, { organisationId, from, to }, only),
      deps.holiday.calendarOf(reader, organisationId, from, to),
      leavesOf(deps, reader, { organisationId, from, to }, only),
      rostersOf(deps, reader, { organisationId, from, to }, only),
      findFirstDay(reader, organisationId),
      listExemptions(reader, { organisationId, from, to }, only),
      creditedOf(deps, reader, { organisationId, from, to }, only),
    ]);
  const days = daysBetween(from, to);
  const [shiftsOf, ruleOf, planFor] = [grouped(shifts), rulesFor(settings), planner(days)];
  const exemptOf = grouped(exemptions);
  const spellsOf = new Map(spells.map((one) => [one.employeeId, one]));
  const daysOffOf = daysOffBy(calendar, days);
  const judge = (person: EmployeeFacts): JudgedPerson => {
    const rules = ruleOf(person) ?? builtInRules;
    const exempt = exemptOf.get(person.employeeId) ?? noExemptions;
    const ownShifts = shiftsOf.get(person.employeeId) ?? [];
    const offs = daysOffOf(person.departmentId);
    const byDay = spellsByDay(spellsOf.get(person.employeeId), days);
    const ownLeaves = leaves.get(person.employeeId);
    const roster = rosters.get(person.employeeId);
    const ownCredited = credited.get(person.employeeId);
    const judged = days.map((day, at) => {
      const { off, plan, graceMinutes } = plannedDay<DayOff>(day, roster, {
        off: offOf(offs[at] ?? null, ownShifts),
        plan: () => planFor(at, ownShifts, rules),
        graceMinutes: rules.graceMinutes,
        restDay: rosterRest,
      });
      const leave = ownLeaves?.get(day) ?? null;
      const isEmployed = deps.employee.isEmployedBetween(person, day, day);
      const counted = graceMinutes === rules.graceMinutes ? rules : { ...rules, graceMinutes };
      const facts = { isEmployed, off, leave, plan, rules: counted, spells: byDay[at] ?? noSpells, now };
      const whole = judgeDay(facts);
      // Hours that became leave are paid by it.
      const judgedDay = ownCredited?.has(day) ? { ...whole, overtimeMinutes: 0 } : whole;
      const isExempt = exempt.some(isOn(day));
      const result = isExempt
        ? withoutClock(judgedDay, facts)
        : whileKept(judgedDay, { day, leave, keptSince });
      return { day, result, plan, off, leave, isExempt, graceMinutes };
    });
    return { person, rules, exemptions: exempt, days: judged };
  };
  return { people, judge };
}

/** Of everyone who is employed on any of these days, by name. */
export async function judgePeople(
  deps: AttendanceDependencies,
  reader: Reader,
  query: JudgeQuery,
): Promise<readonly JudgedPerson[]> {
  const { people, judge } = await readJudging(deps, reader, query);
  return people.map(judge);
}
