import { recordOf } from '@nukkad/contract/kernel/record';
import {
  type ImportFault,
  plainCells,
  refusedAt,
  repeatedFault,
  repeatedRows,
} from '@nukkad/contract/kernel/import';
import { employeeErrors as errors } from '@nukkad/contract/people/employee/employee.noun';
import {
  type ChangedEmployee,
  type EmployeeColumn,
  type EmployeeSheetRow,
  employeeColumns,
  employeeSheet,
} from '@nukkad/contract/people/employee/employee.import';
import { type Employment, isBeforeEarlier, reportsToEachOther } from '../employee.rules.ts';

/** A member of staff, of now or of before, with the number by which a row names them. */
export interface NumberedEmployee {
  readonly employeeId: string;
  readonly organisationId: string;
  readonly fullName: string;
  readonly isActive: boolean;
  readonly employeeCode: string | null;
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly managerId: string | null;
  readonly managerName: string | null;
  /** YYYY-MM-DD, both. */
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
  readonly earlier: readonly Employment[];
  readonly version: number;
  readonly mobileNumber: string;
}

/** All that rows are judged by: everyone of the organisation, and its departments. */
export interface Workforce {
  readonly people: readonly NumberedEmployee[];
  readonly departments: readonly { readonly departmentId: string; readonly name: string }[];
  /** Whose last day is agreed under leaving, and changed there alone. */
  readonly leavers: ReadonlySet<string>;
}

/** A row of the file with the person as they are and as they would be; null: no one has the number. */
export interface JudgedEmployee {
  readonly row: number;
  readonly before: NumberedEmployee | null;
  readonly after: NumberedEmployee | null;
  readonly changes: ChangedEmployee['changes'];
  readonly faults: readonly ImportFault[];
}

type Cells = Readonly<Partial<Record<EmployeeColumn, string>>>;
type Shown = Readonly<Record<EmployeeColumn, string>>;
/** The part of a person that a cell sets, or why it cannot. */
type Read = Partial<NumberedEmployee> | ImportFault;

const bare = (text: string) => text.trim().toLowerCase();

/** By name where one person alone has it, else by number. */
function managerLabel({ people }: Workforce, { managerId }: NumberedEmployee): string {
  const manager = people.find(({ employeeId }) => employeeId === managerId);
  if (!manager) return '';
  const isAlone = people.every(
    (one) => one === manager || !one.isActive || bare(one.fullName) !== bare(manager.fullName),
  );
  return isAlone ? manager.fullName : manager.mobileNumber;
}

/** What the file says of a person, cell by cell. */
export const shownCells = (force: Workforce, one: NumberedEmployee): Shown => ({
  mobileNumber: one.mobileNumber,
  fullName: one.fullName,
  employeeCode: one.employeeCode ?? '',
  department: one.departmentName ?? '',
  manager: managerLabel(force, one),
  joinedOn: one.joinedOn,
  lastDayOn: one.lastDayOn ?? '',
});

function readDepartment({ departments }: Workforce, cell: string): Read {
  if (cell === '') return { departmentId: null, departmentName: null };
  const found = departments.find(({ name }) => bare(name) === bare(cell));
  if (!found) return refusedAt('department', errors.employee_department_unknown);
  return { departmentId: found.departmentId, departmentName: found.name };
}

function readManager({ people }: Workforce, employeeId: string, cell: string): Read {
  if (cell === '') return { managerId: null, managerName: null };
  const active = people.filter(({ isActive }) => isActive);
  const digits = plainCells(employeeSheet, { ...emptyCells, mobileNumber: cell }).mobileNumber;
  const numbered = active.filter(
    ({ mobileNumber, employeeCode }) =>
      mobileNumber === digits || (employeeCode !== null && bare(employeeCode) === bare(cell)),
  );
  const found =
    numbered.length > 0 ? numbered : active.filter(({ fullName }) => bare(fullName) === bare(cell));
  const [manager] = found;
  if (found.length > 1) return refusedAt('manager', errors.employee_manager_unclear);
  if (!manager || manager.employeeId === employeeId)
    return refusedAt('manager', errors.employee_manager_unknown);
  return { managerId: manager.employeeId, managerName: manager.fullName };
}

const emptyCells = recordOf(employeeColumns, () => '');

/** A cell that differs from what is written of the person. */
function readCell(force: Workforce, before: NumberedEmployee, column: EmployeeColumn, cell: string): Read {
  const message = employeeSheet.fields[column].fault(cell);
  if (message !== null) return { field: column, message, code: null, sameAs: null };
  if (column === 'fullName')
    return bare(cell) === bare(before.fullName) ? {} : refusedAt(column, errors.employee_name_differs);
  if (column === 'department') return readDepartment(force, cell);
  if (column === 'manager') return readManager(force, before.employeeId, cell);
  if (column === 'employeeCode') return { employeeCode: cell || null };
  if (column === 'joinedOn') return { joinedOn: cell };
  if (column !== 'lastDayOn') return {};
  return force.leavers.has(before.employeeId)
    ? refusedAt(column, errors.employee_is_leaving)
    : { lastDayOn: cell || null };
}

const isFault = (read: Read): read is ImportFault => 'message' in read;

/** From and to in words: of a manager the name, as a number alone says little. */
const wordsOf = (one: NumberedEmployee): Readonly<Record<EmployeeColumn, string | null>> => ({
  mobileNumber: one.mobileNumber,
  fullName: one.fullName,
  employeeCode: one.employeeCode,
  department: one.departmentName,
  manager: one.managerName,
  joinedOn: one.joinedOn,
  lastDayOn: one.lastDayOn,
});

function changesOf(before: NumberedEmployee, after: NumberedEmployee): ChangedEmployee['changes'] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return employeeColumns
    .filter(
      (column) =>
        old[column] !== now[column] || (column === 'manager' && before.managerId !== after.managerId),
    )
    .map((field) => ({ field, from: old[field], to: now[field] }));
}

/** A row by itself. A cell that says what is written already has no fault, whatever the rules say today. */
function judgeRow(
  force: Workforce,
  { row, version, cells }: EmployeeSheetRow,
  {
    asksVersion,
    byNumber,
  }: { readonly asksVersion: boolean; readonly byNumber: ReadonlyMap<string, NumberedEmployee> },
): JudgedEmployee {
  const plain: Cells = Object.fromEntries(
    employeeColumns
      .filter((column) => cells[column] !== undefined)
      .map((column) => [
        column,
        employeeSheet.fields[column].plain((cells[column] ?? '').trim(), emptyCells),
      ]),
  );
  const number = plain.mobileNumber ?? '';
  const before = byNumber.get(number);
  if (!before) {
    const message = employeeSheet.fields.mobileNumber.fault(number);
    const fault = { field: 'mobileNumber', message: message ?? '', code: null, sameAs: null };
    const faults = [message === null ? refusedAt('mobileNumber', errors.employee_number_unknown) : fault];
    return { row, before: null, after: null, changes: [], faults };
  }
  const shown = shownCells(force, before);
  const read = employeeColumns
    .filter(
      (column) => column !== 'mobileNumber' && plain[column] !== undefined && plain[column] !== shown[column],
    )
    .map((column) => readCell(force, before, column, plain[column] ?? ''));
  const after: NumberedEmployee = { ...before };
  for (const one of read) if (!isFault(one)) Object.assign(after, one);
  const faults = read.filter(isFault);
  if (after.lastDayOn !== null && after.lastDayOn < after.joinedOn)
    faults.push(refusedAt('lastDayOn', errors.employee_days));
  if (isBeforeEarlier(before, after.joinedOn))
    faults.push(refusedAt('joinedOn', errors.employee_days_earlier));
  if (asksVersion && version !== before.version) faults.push(refusedAt(null, errors.employee_changed));
  return { row, before, after, changes: changesOf(before, after), faults };
}

/** What rows do to each other: the same person twice, one number for two, managers in a circle. */
function faultsAmong(
  force: Workforce,
  judged: readonly JudgedEmployee[],
): (one: JudgedEmployee) => readonly ImportFault[] {
  const repeated = repeatedRows(judged.map(({ row, before }) => ({ row, value: before?.employeeId ?? '' })));
  const after = new Map(force.people.map((one) => [one.employeeId, one]));
  for (const one of judged) if (one.after) after.set(one.after.employeeId, one.after);
  const holders = new Map<string, number>();
  for (const { employeeCode } of after.values())
    if (employeeCode !== null) holders.set(bare(employeeCode), (holders.get(bare(employeeCode)) ?? 0) + 1);
  return (one) => {
    const found: ImportFault[] = [];
    const sameAs = repeated.get(one.row);
    if (sameAs !== undefined) found.push(repeatedFault(employeeSheet, sameAs));
    if (!one.after || !one.before) return found;
    const { employeeId, employeeCode, managerId } = one.after;
    if (employeeCode !== one.before.employeeCode && (holders.get(bare(employeeCode ?? '')) ?? 0) > 1)
      found.push(refusedAt('employeeCode', errors.employee_code_taken));
    if (
      managerId !== null &&
      managerId !== one.before.managerId &&
      reportsToEachOther(employeeId, managerId, after)
    )
      found.push(refusedAt('manager', errors.employee_manager_circle));
    return found;
  };
}

/** Every row as it would be, with all that is wrong with it. Pure: the same rows and people give the same answer. */
export function judgeEmployees(
  force: Workforce,
  rows: readonly EmployeeSheetRow[],
  asksVersion: boolean,
): readonly JudgedEmployee[] {
  const numbered = force.people.filter(({ mobileNumber }) => mobileNumber !== '');
  const byNumber = new Map(numbered.map((one) => [one.mobileNumber, one]));
  const judged = rows.map((row) => judgeRow(force, row, { asksVersion, byNumber }));
  const among = faultsAmong(force, judged);
  return judged.map((one) => ({ ...one, faults: [...one.faults, ...among(one)] }));
}
