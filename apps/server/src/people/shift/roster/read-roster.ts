import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { addDays } from '@nukkad/contract/kernel/time';
import type { listRoster as listCall } from '@nukkad/contract/people/shift/shift.api';
import type { RosterRowAnswer } from '@nukkad/contract/people/shift/shift.model';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { EmployeeFacts } from '../../employee/index.ts';
import { workMinutes } from '../law/limits.rules.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import { listOpenShifts } from './roster-shift.store.ts';
import { presentShift } from './shift.presenter.ts';
import { isPlanned, readWorkingTime } from './working-time.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const mostOpen = 500;
const placeInList = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);
const keyOf = ({ fullName, employeeId }: EmployeeFacts) => [fullName.toLowerCase(), employeeId] as const;
const isBehind = (one: EmployeeFacts, [name, id]: readonly [string, string]) => {
  const [ownName, ownId] = keyOf(one);
  return ownName > name || (ownName === name && ownId > id);
};

const everyDay = (from: string, days: number) =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/** An organisation has some hundreds of people, so all are read at once and a page is cut from them. */
export async function readRoster(
  deps: ShiftDependencies,
  { viewer }: SignedInCall,
  { from, days, departmentId, q = '', cursor, limit }: EndpointParsed<typeof listCall>['query'],
): Promise<EndpointAnswer<typeof listCall>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const to = addDays(from, days - 1);
  const after = readCursor(cursor, placeInList);
  const [everyone, names] = await Promise.all([
    deps.employee.listEmployed(db, organisationId, from, to),
    deps.employee.departmentNames(db, organisationId),
  ]);
  const people = everyone
    .filter((one) => departmentId === undefined || one.departmentId === departmentId)
    .filter(({ fullName }) => fullName.toLowerCase().includes(q.toLowerCase()))
    .filter((one) => !after || isBehind(one, after))
    .toSorted((one, other) => (isBehind(one, keyOf(other)) ? 1 : -1))
    .slice(0, limit + 1);
  const range = { organisationId, from, to };
  const ids = people.map(({ employeeId }) => employeeId);
  const [time, calendar, open] = await Promise.all([
    readWorkingTime(deps, db, range, ids),
    deps.holiday.calendarOf(db, organisationId, from, to),
    after ? [] : listOpenShifts(db, range, mostOpen),
  ]);
  const present = (person: EmployeeFacts): RosterRowAnswer => {
    const own = time.shifts.filter(({ employeeId }) => employeeId === person.employeeId);
    const shown = own.filter(({ day }) => day >= from && day <= to);
    const leave = time.daysOfLeave(person.employeeId);
    const isAway = (day: string) => leave.has(day) || calendar.dayOff(person.departmentId, day) !== null;
    return {
      employeeId: person.employeeId,
      fullName: person.fullName,
      departmentName: names.get(person.departmentId ?? '') ?? null,
      minutes: shown.filter(isPlanned).reduce((sum, one) => sum + workMinutes(one), 0),
      daysAway: everyDay(from, days).filter(isAway),
      shifts: shown.map(presentShift),
      breaches: [...time.breaches(person.employeeId, own.filter(isPlanned))],
    };
  };
  return {
    ...pageFrom(people, limit, present, keyOf),
    open: open.map(presentShift),
    can: { plan: mayPlan(viewer) },
  };
}
