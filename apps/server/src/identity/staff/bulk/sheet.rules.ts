import { isOneOf } from '@nukkad/contract/kernel/record';
import { mobileNumber, personName } from '@nukkad/contract/identity/account/account.model';
import { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import {
  type NewStaff,
  type SheetRow,
  type StaffPreset,
  designation,
  maximumSheetRows,
  sheetColumns,
  staffPresetNames,
} from '@nukkad/contract/identity/staff/staff.model';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import * as z from 'zod/mini';

/** Rows of cells as text, the heading first. */
export type Cells = readonly (readonly string[])[];

type Column = (typeof sheetColumns)[number];

const key = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');
const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** The column index of each field; columns may be in any order, and unknown ones are ignored. Null: one is missing. */
function columnsOf(heading: readonly string[]): ReadonlyMap<Column, number> | null {
  const found = sheetColumns.map(
    (column) => [column, heading.findIndex((one) => key(one) === key(column))] as const,
  );
  return found.every(([column, at]) => at >= 0 || column === 'Designation') ? new Map(found) : null;
}

/** As people write numbers: +91, a leading 0, spaces and hyphens. */
function plainNumber(cell: string): string {
  const digits = cell.replaceAll(/[\s()+.-]/g, '');
  if (/^91\d{10}$/.test(digits)) return digits.slice(2);
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

const yes = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां']);
const no = new Set(['no', 'n', 'false', '0', 'नहीं']);

function doesJobs(cell: string, preset: string): boolean | null {
  const word = cell.toLowerCase();
  if (word === '') return preset === 'Professional';
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

function presetOf(cell: string): string {
  const found = staffPresetNames.find((name) => name.toLowerCase() === cell.toLowerCase());
  return cell === '' ? 'Professional' : (found ?? cell);
}

function firstIssue(schema: z.core.$ZodType, value: unknown): string | null {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Check this value.');
}

function readRow(cells: readonly string[], row: number, at: ReadonlyMap<Column, number>): SheetRow {
  const cell = (column: Column) => (cells[at.get(column) ?? -1] ?? '').trim().slice(0, 200);
  const preset = presetOf(cell('Role'));
  const read = {
    row,
    fullName: cell('Full name'),
    mobileNumber: plainNumber(cell('Mobile number')),
    designation: cell('Designation'),
    isProfessional: doesJobs(cell('Does jobs'), preset),
    preset,
  };
  const errors: SheetRow['errors'] = [];
  const check = (column: Column, message: string | null) => {
    if (message !== null) errors.push({ column, message });
  };
  check('Full name', firstIssue(personName, read.fullName));
  check('Mobile number', firstIssue(mobileNumber, read.mobileNumber));
  check('Designation', firstIssue(designation, read.designation));
  check('Does jobs', read.isProfessional === null ? 'Write yes or no.' : null);
  const known = isOneOf(staffPresetNames, preset);
  check('Role', known ? null : `Write one of ${staffPresetNames.join(', ')}.`);
  return { ...read, errors };
}

/** A number twice in one file is an error in each row but the first. */
function markRepeated(rows: readonly SheetRow[]): void {
  const first = new Map<string, number>();
  for (const { row, mobileNumber: number, errors } of rows) {
    const earlier = first.get(number);
    if (earlier === undefined) first.set(number, row);
    else errors.push({ column: 'Mobile number', message: `This number is also in row ${earlier}.` });
  }
}

/** Every row with all its errors, or the error of the whole sheet. */
export function readRows(cells: Cells): readonly SheetRow[] | ErrorFact {
  const at = columnsOf(cells[0] ?? []);
  if (!at) return staffErrors.sheet_columns;
  const filled = cells.map((row, index) => [row, index + 1] as const).filter(([row]) => !isEmpty(row));
  const people = filled.filter(([, row]) => row > 1);
  if (people.length === 0) return staffErrors.sheet_empty;
  if (people.length > maximumSheetRows) return staffErrors.sheet_too_long;
  const rows = people.map(([row, number]) => readRow(row, number, at));
  markRepeated(rows);
  return rows;
}

export function countErrors(rows: readonly SheetRow[]): number {
  return rows.reduce((sum, row) => sum + row.errors.length, 0);
}

/** Of a row without errors. */
export function personOf(row: SheetRow): NewStaff {
  return {
    fullName: row.fullName,
    mobileNumber: row.mobileNumber,
    designation: row.designation,
    isProfessional: row.isProfessional === true,
    preset: row.preset as StaffPreset,
  };
}
