import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import {
  type AttendanceMonthAnswer,
  type MonthRowAnswer,
  dayLetters,
} from '@nukkad/contract/people/attendance/attendance.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import type { AttendanceDependencies, TotalsOfEmployee } from '../attendance.interface.ts';
import { mayExempt, mayRead, mayReadAll } from '../attendance.policy.ts';
import { daysOfMonth, totalsOf } from '../day/month.rules.ts';
import { presentDay } from '../punch/spell.presenter.ts';
import { listSpells } from '../punch/spell.store.ts';
import { type JudgedPerson, judgePeople, readJudging } from './judge-days.ts';
import { organisationOf } from '../../../platform/viewer.ts';

export interface Month {
  readonly year: number;
  readonly month: number;
}

export const boundsOf = ({ year, month }: Month) => {
  const days = daysOfMonth(year, month);
  return { from: days[0] ?? refuse(kernelErrors.invalid_request), to: days.at(-1) ?? '' };
};

const letters = (judged: JudgedPerson) =>
  judged.days.map(({ result }) => dayLetters[result.category]).join('');

const presentRow = (judged: JudgedPerson, departments: ReadonlyMap<string, string>): MonthRowAnswer => ({
  employeeId: judged.person.employeeId,
  fullName: judged.person.fullName,
  departmentName: departments.get(judged.person.departmentId ?? '') ?? null,
  days: letters(judged),
  totals: totalsOf(judged.days.map(({ result }) => result)),
  isExempt: judged.days.some(({ isExempt }) => isExempt),
});

const placeInList = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);
const keyOf = ({ fullName, employeeId }: EmployeeFacts) => [fullName.toLowerCase(), employeeId] as const;
const isBehind = (one: EmployeeFacts, [name, id]: readonly [string, string]) => {
  const [ownName, ownId] = keyOf(one);
  return ownName > name || (ownName === name && ownId > id);
};
const byName = (one: EmployeeFacts, other: EmployeeFacts) => (isBehind(one, keyOf(other)) ? 1 : -1);

/** The sums of the grid, of everyone. */
export async function monthTotals(
  deps: AttendanceDependencies,
  reader: Reader,
  {
    organisationId,
    month,
    now,
  }: { readonly organisationId: string; readonly month: Month; readonly now: Date },
): Promise<readonly TotalsOfEmployee[]> {
  const [judged, names] = await Promise.all([
    judgePeople(deps, reader, { organisationId, ...boundsOf(month), now }),
    deps.employee.departmentNames(reader, organisationId),
  ]);
  return judged.map(({ person, days }) => ({
    employeeId: person.employeeId,
    fullName: person.fullName,
    departmentName: names.get(person.departmentId ?? '') ?? null,
    totals: totalsOf(days.map(({ result }) => result)),
  }));
}

export interface GridQuery extends Month {
  readonly departmentId?: string | undefined;
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The month's grid: a page is cut from the names, and only its people are judged. */
export async function readGrid(
  deps: AttendanceDependencies,
  reader: Reader,
  organisationId: string,
  now: Date,
  { departmentId, q = '', cursor, limit, ...month }: GridQuery,
): Promise<Page<MonthRowAnswer>> {
  const after = readCursor(cursor, placeInList);
  const bounds = boundsOf(month);
  const [employed, names] = await Promise.all([
    deps.employee.listEmployed(reader, organisationId, bounds.from, bounds.to),
    deps.employee.departmentNames(reader, organisationId),
  ]);
  const sought = q.toLowerCase();
  const page = employed
    .filter((person) => departmentId === undefined || person.departmentId === departmentId)
    .filter(({ fullName }) => fullName.toLowerCase().includes(sought))
    .filter((person) => !after || isBehind(person, after))
    .toSorted(byName)
    .slice(0, limit + 1);
  const { people, judge } = await readJudging(deps, reader, { organisationId, ...bounds, now, people: page });
  return pageFrom(people, limit, (person) => presentRow(judge(person), names), keyOf);
}

export const listMonthly = (deps: AttendanceDependencies, { viewer, now }: SignedInCall, query: GridQuery) =>
  readTogether(deps.platform.db, (reader) => readGrid(deps, reader, organisationOf(viewer), now, query));

/** A month of one employee, day by day. */
export const readMonth = (
  deps: AttendanceDependencies,
  call: SignedInCall,
  asked: Month & { readonly employeeId?: string | undefined },
): Promise<AttendanceMonthAnswer> =>
  readTogether(deps.platform.db, (reader) => monthOfEmployee(deps, reader, call, asked));

async function monthOfEmployee(
  deps: AttendanceDependencies,
  reader: Reader,
  { viewer, now }: SignedInCall,
  { employeeId, ...month }: Month & { readonly employeeId?: string | undefined },
): Promise<AttendanceMonthAnswer> {
  const organisationId = organisationOf(viewer);
  const bounds = boundsOf(month);
  const [own, asked] = await Promise.all([
    deps.employee.employeeOf(reader, organisationId, viewer.userId),
    employeeId ? deps.employee.getEmployees(reader, organisationId, [employeeId]) : null,
  ]);
  const found = asked ? asked.get(employeeId ?? '') : own;
  if (!found) return refuse(attendanceErrors.attendance_not_found);
  const line = await deps.employee.reviewersOf(reader, organisationId, found.employeeId);
  const managerIds = line?.managers.map((one) => one.employeeId) ?? [];
  const person = authorize(found, mayRead(viewer, found, managerIds));
  const [judged, spells] = await Promise.all([
    judgePeople(deps, reader, { organisationId, ...bounds, now, people: [person] }),
    listSpells(reader, organisationId, [person.employeeId], bounds.from, bounds.to),
  ]);
  const days = judged[0]?.days ?? [];
  return {
    employeeId: person.employeeId,
    fullName: person.fullName,
    month: bounds.from.slice(0, 7),
    days: days.map(({ day, result, plan, off, leave }) =>
      presentDay(day, result, { plan, off, leave, spells: spells.filter((one) => one.day === day) }),
    ),
    totals: totalsOf(days.map(({ result }) => result)),
    exemptions: (judged[0]?.exemptions ?? []).map(({ fromDay, toDay }) => ({ fromDay, toDay })),
    // The owner of a business has no one to ask.
    can: {
      correct: person.userId === viewer.userId && viewer.role === 'subUser',
      readOthers: mayReadAll(viewer),
      exempt: mayExempt(viewer, person),
    },
  };
}
