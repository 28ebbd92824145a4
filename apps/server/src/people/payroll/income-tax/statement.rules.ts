/** The quarterly statement as rows that the department's own utility takes over, by challan; the utility checks and signs. */
import type { TaxRegime, TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { lastDayOf } from '../run/month.rules.ts';
import type { Deductee } from './deductees.rules.ts';
import { taxIn } from './deposit.rules.ts';
import { yearName } from './tax-year.rules.ts';
import type { ChallanRow } from './tax-facts.rules.ts';

/** What the department writes where there is no PAN. */
const noPan = 'PANNOTAVBL';
/** Tax deducted at source and paid by the employer, not after an assessment. */
const minorHead = '200';

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
  /** Of the quarter, in the order of their days. */
  readonly challans: readonly ChallanRow[];
  readonly deductees: readonly Deductee[];
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
    'Enter this in the Return Preparation Utility, validate with the File Validation Utility, sign and file there.',
  ],
  [],
];

const challanTitles = [
  'Challan',
  'Tax',
  'Surcharge',
  'Health and education cess',
  'Interest',
  'Fee',
  'Penalty or others',
  'Total deposited',
  'Mode (C: challan, B: book entry)',
  'BSR code or Form 24G receipt',
  'Date of deposit',
  'Serial number',
  'Minor head',
];

const challanRows = ({ challans }: Statement) =>
  challans.map((one, at) => {
    const { tax, surcharge, cess, interest, fee, other } = one;
    return [
      String(at + 1),
      ...[tax, surcharge, cess, interest, fee, other, taxIn(one) + interest + fee + other].map(rupees),
      one.way === 'challan' ? 'C' : 'B',
      one.bsrCode,
      dayOf(one.depositedOn),
      one.serialNumber,
      minorHead,
    ];
  });

/** What was deducted and no challan pays is said, so that no one files it unseen. */
function withoutChallan({ deductees: all }: Statement): string[][] {
  const left = all.reduce((sum, { challanId, tax }) => (challanId === null ? sum + tax : sum), 0);
  if (left === 0) return [];
  return [
    [
      'No challan',
      `No challan is recorded for ${rupees(left)} of the tax deducted. Deposit it and record the challan first.`,
    ],
  ];
}

const deducteeTitles = [
  'Serial number',
  'Challan',
  'PAN of the employee',
  'Name of the employee',
  'Section code',
  'Date of payment or credit',
  'Amount paid or credited',
  'Tax deducted',
  'Date of deduction',
  'Tax deposited',
  'Date of deposit',
  'Reason for higher deduction',
];

/** By challan, what has none last. C: a higher rate for want of a PAN. */
function deductees({ deductees: all, challans, pans, names }: Statement): string[][] {
  const lineOf = new Map<string | null, number>(challans.map(({ challanId }, at) => [challanId, at + 1]));
  const line = ({ challanId }: Deductee) => lineOf.get(challanId) ?? challans.length + 1;
  return all
    .toSorted((one, other) => line(one) - line(other))
    .map((one, at) => {
      const { staffId, fullName, month, salary, tax } = one;
      const day = dayOf(lastDayOf(month));
      const pan = pans.get(staffId);
      const challan = challans[line(one) - 1];
      return [
        String(at + 1),
        challan ? String(line(one)) : '',
        pan ?? noPan,
        fullName,
        names.code,
        day,
        rupees(salary),
        rupees(tax),
        tax > 0 ? day : '',
        rupees(challan ? tax : 0),
        challan && tax > 0 ? dayOf(challan.depositedOn) : '',
        pan || tax === 0 ? '' : 'C',
      ];
    });
}

const amounts: readonly (readonly [string, keyof TaxSum])[] = [
  ['Salary', 'salary'],
  ['Value of perquisites', 'perquisites'],
  ['Profits in lieu of salary', 'inLieu'],
  ['Salary from other employers', 'previousSalary'],
  ['House rent allowance exempt', 'houseRent'],
  ['Standard deduction', 'standardDeduction'],
  ['Tax on employment', 'professionalTax'],
  ['Other income', 'otherIncome'],
  ['Income from houses let', 'letHouse'],
  ['Loss from houses let', 'houseLoss'],
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
  ['Relief for arrears', 'relief'],
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

/** Challans and Annexure I of every quarter, and Annexure II of the fourth. */
export function statementFile(of: Statement): string {
  const second = of.quarter === 4 ? [[], ['Annexure II'], yearTitles, ...years(of)] : [];
  const first = [['Challans'], challanTitles, ...challanRows(of), ...withoutChallan(of), []];
  const lines = [...headOf(of), ...first, ['Annexure I'], deducteeTitles, ...deductees(of), ...second];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
