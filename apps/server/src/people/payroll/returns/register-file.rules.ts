/** The payroll register of a month: a row for each person, a column for each component, and the sums. */
import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { type ReturnRow, cell } from './return-files.rules.ts';

export interface RegisterRow extends Pick<ReturnRow, 'fullName' | 'monthHalfDays' | 'net' | 'offHalfDays'> {
  readonly employeeCode: string;
  readonly department: string;
  readonly lines: readonly PayslipLine[];
}

type Part = PayslipLine['type'];
interface Column {
  readonly key: string;
  readonly title: string;
  readonly type: Part;
}

/** Components are told apart by their code; what was entered, or carried over, by its name. */
const keyOf = ({ kind, code, name, type }: PayslipLine): string => {
  const own = kind === 'component' ? code : kind === 'entry' || kind === 'carried_over' ? name : '';
  return [type, kind, own].join('/');
};

/** In the order in which payslips have them first; the month of arrears is no column of its own. */
function columnsOf(rows: readonly RegisterRow[], type: Part): readonly Column[] {
  const found = new Map<string, Column>();
  for (const line of rows.flatMap(({ lines }) => lines)) {
    const key = keyOf(line);
    const title = line.kind === 'arrears' ? 'Arrears' : line.name;
    if (line.type === type && !found.has(key)) found.set(key, { key, title, type });
  }
  return [...found.values()];
}

const sumOf = (lines: readonly PayslipLine[], isIn: (line: PayslipLine) => boolean): number =>
  lines.filter(isIn).reduce((sum, { amount }) => sum + amount, 0);
const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** Amounts of one person or of all, in the order of the titles. */
function amountsOf(lines: readonly PayslipLine[], columns: readonly (Column | Part)[]): readonly number[] {
  return columns.map((column) =>
    typeof column === 'string'
      ? sumOf(lines, ({ type }) => type === column)
      : sumOf(lines, (line) => keyOf(line) === column.key),
  );
}

const totals: Readonly<Record<Part, string>> = {
  EARNING: 'Total earnings',
  DEDUCTION: 'Total deductions',
  EMPLOYER_CONTRIBUTION: 'Paid by the employer on top',
};

export function registerFile(rows: readonly RegisterRow[]): string {
  if (rows.length === 0) return '';
  const of = (type: Part): readonly (Column | Part)[] => [...columnsOf(rows, type), type];
  const own = [...of('EARNING'), ...of('DEDUCTION')];
  const employer = of('EMPLOYER_CONTRIBUTION');
  const titled = (column: Column | Part) => (typeof column === 'string' ? totals[column] : column.title);
  const amounts = (lines: readonly PayslipLine[], net: number) =>
    [...amountsOf(lines, own), net, ...amountsOf(lines, employer)].map(rupees);
  const all = rows.flatMap(({ lines }) => lines);
  const net = rows.reduce((sum, row) => sum + row.net, 0);
  const lines = [
    [
      'Employee code',
      'Name',
      'Department',
      'Days of the month',
      'Paid days',
      ...own.map(titled),
      'Net pay',
      ...employer.map(titled),
    ],
    ...rows.map((row) => [
      row.employeeCode,
      row.fullName,
      row.department,
      String(row.monthHalfDays / 2),
      String((row.monthHalfDays - row.offHalfDays) / 2),
      ...amounts(row.lines, row.net),
    ]),
    ['', 'Total', '', '', '', ...amounts(all, net)],
  ];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
