import type { WorkState } from '@nukkad/contract/people/employee/employee.model';

interface Employed {
  readonly isActive: boolean;
  readonly lastDayOn: string | null;
}

/** A person whose membership ended has left, whatever was written of the last day. */
export function workStateOn({ isActive, lastDayOn }: Employed, today: string): WorkState {
  if (!isActive) return 'left';
  if (lastDayOn === null) return 'working';
  return lastDayOn < today ? 'left' : 'notice';
}

/** First and last day of one that has ended, YYYY-MM-DD in Asia/Kolkata, both inclusive. */
export interface Employment {
  readonly joinedOn: string;
  readonly lastDayOn: string;
}
interface Days {
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
}
interface Worked extends Days {
  readonly earlier: readonly Employment[];
}

const isWithin = ({ joinedOn, lastDayOn }: Days, from: string, to: string): boolean =>
  joinedOn <= to && (lastDayOn === null || lastDayOn >= from);

/** Employed on any day from `from` to `to`: now, or before they joined again. Asked for each day of each person. */
export const isEmployedBetween = (employee: Worked, from: string, to: string): boolean =>
  isWithin(employee, from, to) || employee.earlier.some((one) => isWithin(one, from, to));

/** The first day of the employment that ended on this day; that of the present one where none did. */
export const firstDayOf = ({ earlier, joinedOn }: Worked, lastDayOn: string): string =>
  earlier.find((one) => one.lastDayOn === lastDayOn)?.joinedOn ?? joinedOn;

/** Whether a first day falls into an employment of before. */
export const isBeforeEarlier = ({ earlier }: Pick<Worked, 'earlier'>, joinedOn: string): boolean =>
  earlier.some(({ lastDayOn }) => joinedOn <= lastDayOn);

/** As much of a person and a department as the line of managers is made of. */
export interface InLine {
  readonly employeeId: string;
  readonly managerId: string | null;
  readonly departmentId: string | null;
}
export interface Led {
  readonly departmentId: string;
  readonly parentId: string | null;
  readonly headStaffId: string | null;
}

/** Heads of a department and of those it is a part of, the nearest first. */
function headsAbove(departmentId: string | null, departments: ReadonlyMap<string, Led>): readonly string[] {
  const heads: string[] = [];
  const passed = new Set<string>();
  for (let at = departmentId; at !== null && !passed.has(at); ) {
    passed.add(at);
    const department = departments.get(at);
    if (department?.headStaffId) heads.push(department.headStaffId);
    at = department?.parentId ?? null;
  }
  return heads;
}

/**
 * To whom a person reports, the nearest first: the manager as written, else the nearest head of a department; then theirs.
 * Never the person, each once; it ends where the owner is next.
 */
export function managersOf(
  employeeId: string,
  people: ReadonlyMap<string, InLine>,
  departments: ReadonlyMap<string, Led>,
): readonly string[] {
  const line: string[] = [];
  const passed = new Set([employeeId]);
  for (let at = people.get(employeeId); at; ) {
    const heads = headsAbove(at.departmentId, departments);
    const above = [...(at.managerId ? [at.managerId] : []), ...heads].find((one) => !passed.has(one));
    if (above === undefined) break;
    passed.add(above);
    line.push(above);
    at = people.get(above);
  }
  return line;
}

/**
 * Who has which manager after reports go to someone else. Who takes over and reported to the other, directly or by way of
 * others, reports to the other's own manager from then on, so that no one reports to themselves.
 */
export function handedLines(
  employeeId: string,
  toEmployeeId: string,
  people: ReadonlyMap<string, Pick<InLine, 'employeeId' | 'managerId'>>,
): readonly Pick<InLine, 'employeeId' | 'managerId'>[] {
  const above = people.get(employeeId)?.managerId ?? null;
  const wasBelow = reportsToEachOther(employeeId, toEmployeeId, people);
  const reports = [...people.values()].filter((one) => one.managerId === employeeId);
  const lines = reports
    .filter((one) => one.employeeId !== toEmployeeId)
    .map((one) => ({ employeeId: one.employeeId, managerId: toEmployeeId }));
  return wasBelow ? [{ employeeId: toEmployeeId, managerId: above }, ...lines] : lines;
}

/** Would this manager report to the person by way of the managers that are written down? */
export function reportsToEachOther(
  employeeId: string,
  managerId: string,
  people: ReadonlyMap<string, Pick<InLine, 'managerId'>>,
): boolean {
  const passed = new Set<string>();
  for (
    let at: string | null = managerId;
    at !== null && !passed.has(at);
    at = people.get(at)?.managerId ?? null
  ) {
    if (at === employeeId) return true;
    passed.add(at);
  }
  return false;
}
