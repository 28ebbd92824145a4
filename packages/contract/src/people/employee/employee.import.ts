/** Employees in a spreadsheet: what it holds of each, and the rules of its cells for server and screen. */
import * as z from 'zod/mini';
import {
  type ImportField,
  type ImportSheet,
  cellCharacters,
  importFault,
  schemaFault,
} from '../../kernel/import.ts';
import { mobileNumber, plainMobile } from '../../kernel/patterns/mobile.ts';
import { day, whole } from '../../kernel/schema.ts';
import { employeeId, placementBody } from './employee.model.ts';

export const employeeColumns = [
  'mobileNumber',
  'fullName',
  'employeeCode',
  'department',
  'manager',
  'joinedOn',
  'lastDayOn',
] as const;
export type EmployeeColumn = (typeof employeeColumns)[number];

/** Rows of one file: more people than a team may have. */
export const mostEmployeeRows = 500;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (digits: string) => digits.padStart(2, '0');

/** A day as spreadsheets in India write it: 2026-11-27, 27/11/2026, 27-11-26, 27 Nov 2026. Anything else stays as it is. */
function plainDay(cell: string): string {
  const found = /^(\d{1,2})[\s./-](\d{1,2}|[a-z]{3})[a-z]*[\s./-](\d{4}|\d{2})$/i.exec(cell);
  if (!found) return cell;
  const [, date = '', month = '', year = ''] = found;
  const at = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  return `${year.length === 2 ? `20${year}` : year}-${two(String(at))}-${two(date)}`;
}

const asTyped = (cell: string) => cell.replaceAll(/\s+/g, ' ');
/** What a spreadsheet works out is not what a person wrote. */
const noFormula = (plain: string) => (/^[=+@]/.test(plain) ? 'Enter a value, not a formula.' : null);
const optional = (schema: z.core.$ZodType) => (plain: string) =>
  noFormula(plain) ?? (plain === '' ? null : schemaFault(schema, plain));

type Field = ImportField<EmployeeColumn>;
const fields: Readonly<Record<EmployeeColumn, Field>> = {
  mobileNumber: {
    title: 'Mobile number',
    names: ['Mobile', 'Mobile no', 'Phone', 'Phone number', 'मोबाइल', 'मोबाइल नंबर'],
    plain: plainMobile,
    fault: (plain) => schemaFault(mobileNumber, plain),
  },
  fullName: {
    title: 'Name',
    names: ['Full name', 'Employee', 'Employee name', 'नाम', 'पूरा नाम'],
    isOptional: true,
    plain: asTyped,
    fault: noFormula,
  },
  employeeCode: {
    title: 'Employee number',
    names: ['Employee code', 'Employee no', 'Code', 'कर्मचारी नंबर'],
    isOptional: true,
    plain: asTyped,
    fault: optional(placementBody.shape.employeeCode),
  },
  department: {
    title: 'Department',
    names: ['Dept', 'Team', 'विभाग'],
    isOptional: true,
    plain: asTyped,
    fault: noFormula,
  },
  manager: {
    title: 'Reports to',
    names: ['Manager', 'Supervisor', 'किसे रिपोर्ट', 'मैनेजर'],
    isOptional: true,
    plain: asTyped,
    fault: noFormula,
  },
  joinedOn: {
    title: 'First day',
    names: ['Joined', 'Joined on', 'Joining date', 'Date of joining', 'पहला दिन', 'कब से'],
    isOptional: true,
    plain: plainDay,
    fault: (plain) => noFormula(plain) ?? schemaFault(day(), plain),
  },
  lastDayOn: {
    title: 'Last day',
    names: ['Left on', 'Last working day', 'आख़िरी दिन'],
    isOptional: true,
    plain: plainDay,
    fault: optional(day()),
  },
};

export const employeeSheet: ImportSheet<EmployeeColumn> = {
  fields,
  unique: 'mobileNumber',
  repeated: 'Another row has the same number.',
};

const typed = z
  .string('Enter text.')
  .check(z.maxLength(cellCharacters, `Use at most ${cellCharacters} characters.`));
const kept = z.optional(typed);

export const employeeSheetBody = z.object({
  mode: z
    .enum(['check', 'change'], 'Choose check or change.')
    .check(z.describe('check: tells what change would do, without doing it.')),
  rows: z
    .array(
      z.object({
        row: z
          .int('Send the number of the row.')
          .check(z.minimum(1), z.maximum(1_000_000), z.describe('As the spreadsheet counts.')),
        version: z
          .optional(whole(0, 1_000_000, 'Of the person, as the check answered it.'))
          .check(z.describe('Needed by change.')),
        cells: z
          .object({
            mobileNumber: typed,
            fullName: kept,
            employeeCode: kept,
            department: kept,
            manager: kept,
            joinedOn: kept,
            lastDayOn: kept,
          })
          .check(
            z.describe('A column that is not sent stays as it is; an empty cell takes away what is written.'),
          ),
      }),
      'Send a list.',
    )
    .check(
      z.minLength(1, 'Choose at least one.'),
      z.maxLength(mostEmployeeRows, `Send at most ${mostEmployeeRows} rows at once.`),
    ),
});
export type EmployeeSheetRow = z.output<typeof employeeSheetBody>['rows'][number];

const employeeChange = z.object({
  field: z.enum(employeeColumns),
  from: z.nullable(z.string()).check(z.describe('Null: nothing was written.')),
  to: z.nullable(z.string()),
});

export const employeeSheetAnswer = z.object({
  rows: z
    .array(
      z.object({
        row: z.int(),
        state: z
          .enum(['same', 'changes', 'faulty', 'changed'])
          .check(
            z.describe(
              'same: nothing differs; changes: would be changed; faulty: see faults; changed: by this call.',
            ),
          ),
        employeeId: z.nullable(employeeId),
        fullName: z.nullable(z.string()).check(z.describe('Null: no one in the team has this number.')),
        version: z.nullable(z.int()),
        changes: z.array(employeeChange),
        faults: z.array(importFault),
      }),
    )
    .check(z.describe('In the order of the call.')),
  changed: z.int().check(z.describe('People who were changed: 0 while any row has a fault.')),
});
export type EmployeeSheetAnswer = z.input<typeof employeeSheetAnswer>;
export type ChangedEmployee = EmployeeSheetAnswer['rows'][number];
