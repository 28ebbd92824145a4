/** The quarterly statement as rows that the department's own utility takes over; the utility adds challans, checks and signs. */
import type { TaxRegime, TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { lastDayOf } from '../run/month.rules.ts';
import { yearName } from './tax-year.rules.ts';
import type { YearMonth } from './tax-facts.rules.ts';

/** What the department writes where there is no PAN. */
const noPan = 'PANNOTAVBL';
/** Private employers; C: a higher rate for want of a PAN. */
const section = '92B';

export interface YearOfPerson {
  readonly staffId: string;
  readonly fullName: string;
  readonly regime: TaxRegime;
  readonly sum: TaxSum;
  readonly deducted: number;
  readonly deductedBefore: number;
  readonly landlords: readonly string[];
}

export interface Statement {
  readonly names: TaxRates['names'];
  readonly taxYear: string;
  readonly quarter: number;
  readonly employer: string;
  readonly tan: string;
  readonly months: readonly YearMonth[];
  readonly pans: ReadonlyMap<string, string>;
  /** Of the fourth quarter. */
  readonly people: readonly YearOfPerson[];
}

/** A cell that a spreadsheet reads as text, never as a formula. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const rupees = (paise: number): string => (paise / 100).toFixed(2);
const dayOf = (day: string): string => day.split('-').toReversed().join('/');

const headOf = ({ names, taxYear, quarter, employer, tan }: Statement) => [
  [`Form ${names.statement}`, `${names.act}, section ${names.salary}`],
  ['TAN', tan],
  ['Employer', employer],
  [names.year === 'tax' ? 'Tax year' : 'Financial year', yearName(taxYear)],
  ['Quarter', `Q${quarter}`],
  [
    'Note',
    'Add challans in the Return Preparation Utility, validate with the File Validation Utility, sign and file there.',
  ],
  [],
];

const deducteeTitles = [
  'Serial number',
  'PAN of the employee',
  'Name of the employee',
  'Section code',
  'Date of payment or credit',
  'Amount paid or credited',
  'Tax deducted',
  'Date of deduction',
  'Reason for higher deduction',
];

const deductees = ({ months, pans }: Statement) =>
  months
    .filter(({ salary, incomeTax }) => salary > 0 || incomeTax > 0)
    .map(({ staffId, fullName, month, salary, incomeTax }, at) => {
      const day = dayOf(lastDayOf(month));
      const pan = pans.get(staffId);
      return [
        String(at + 1),
        pan ?? noPan,
        fullName,
        section,
        day,
        rupees(salary),
        rupees(incomeTax),
        incomeTax > 0 ? day : '',
        pan || incomeTax === 0 ? '' : 'C',
      ];
    });

const amounts: readonly (readonly [string, keyof TaxSum])[] = [
  ['Salary', 'salary'],
  ['Salary from other employers', 'previousSalary'],
  ['House rent allowance exempt', 'houseRent'],
  ['Standard deduction', 'standardDeduction'],
  ['Tax on employment', 'professionalTax'],
  ['Other income', 'otherIncome'],
  ['Interest on housing loan', 'homeLoan'],
  ['Provident fund and investments', 'investments'],
  ['National pension system', 'pension'],
  ['Health insurance', 'health'],
  ['Interest on education loan', 'educationLoan'],
  ['Other deductions', 'otherDeductions'],
  ['Total taxable income', 'taxable'],
  ['Tax on total income', 'slab'],
  ['Rebate', 'rebate'],
  ['Surcharge', 'surcharge'],
  ['Health and education cess', 'cess'],
  ['Tax payable', 'payable'],
];

const yearTitles = [
  'Serial number',
  'PAN of the employee',
  'Name of the employee',
  'Opted out of the new regime',
  ...amounts.map(([title]) => title),
  'Tax deducted by this employer',
  'Tax deducted by other employers',
  'PANs of landlords',
];

const years = ({ people, pans }: Statement) =>
  people.map((one, at) => [
    String(at + 1),
    pans.get(one.staffId) ?? noPan,
    one.fullName,
    one.regime === 'old' ? 'Yes' : 'No',
    ...amounts.map(([, part]) => rupees(one.sum[part])),
    rupees(one.deducted),
    rupees(one.deductedBefore),
    one.landlords.join(' '),
  ]);

/** Annexure I of every quarter, and Annexure II of the fourth. */
export function statementFile(of: Statement): string {
  const second = of.quarter === 4 ? [[], ['Annexure II'], yearTitles, ...years(of)] : [];
  const lines = [...headOf(of), ['Annexure I'], deducteeTitles, ...deductees(of), ...second];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
