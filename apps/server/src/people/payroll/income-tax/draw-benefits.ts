import type { PerquisiteKind } from '@nukkad/contract/people/payroll/perquisite.model';
import { type Doc, write } from '../../../platform/pdf/canvas.ts';
import { paint, paper, rupeesText } from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import type { FinishedYear } from './foresee-tax.ts';
import type { Rated } from './perquisite.rules.ts';
import { yearName } from './tax-year.rules.ts';

/** As the form names them, in its order; it has more lines, which are never filled here. */
const natures: readonly (readonly [name: string, kinds: readonly PerquisiteKind[]])[] = [
  ['Accommodation', ['accommodation']],
  ['Cars and other automotive', ['car']],
  ['Interest-free or concessional loans', ['kept_loan', 'loan']],
  ['Gifts, vouchers etc.', ['gift']],
  ['Other benefits or amenities', ['other']],
];

const right = (title: string, width: number) => ({ title, width, align: 'right' as const });
const columns = [
  { title: 'Nature of perquisite', width: 215, align: 'left' as const },
  right('Value by the rules (Rs)', 100),
  right('Recovered (Rs)', 100),
  right('Chargeable to tax (Rs)', 100),
];
type Part = 'value' | 'recovered' | 'taxable';
const sums = (some: readonly Rated[]): string[] =>
  (['value', 'recovered', 'taxable'] as const satisfies readonly Part[]).map((part) =>
    rupeesText(some.reduce((sum, one) => sum + one[part], 0)),
  );

interface Paper {
  readonly names: TaxRates['names'];
  readonly taxYear: string;
  readonly employer: { readonly name: string };
  readonly employee: { readonly fullName: string; readonly pan: string | null };
}

/** The statement that goes with the certificate: what was given beside the pay, by its nature. */
export function drawBenefits(
  doc: Doc,
  { names, taxYear, employer, employee }: Paper,
  { perquisites, sum, months }: Pick<FinishedYear, 'perquisites' | 'sum' | 'months'>,
): void {
  let at = write(doc, `FORM NO. ${names.benefits}`, paper.left, 40, paper.width, { size: 13, bold: true });
  const title =
    'Statement showing particulars of perquisites, other benefits or amenities and profits in lieu of salary';
  at = write(doc, title, paper.left, at + 2, paper.width, { size: 9.5 });
  const who = `${employer.name} to ${employee.fullName}, PAN ${employee.pan ?? 'PANNOTAVBL'}, ${yearName(taxYear)}`;
  at = write(doc, who, paper.left, at + 2, paper.width, { size: 9.5, bold: true });
  const ofKinds = (kinds: readonly PerquisiteKind[]) =>
    perquisites.filter(({ row }) => kinds.includes(row.kind));
  const rows = natures.map(([name, kinds]) => [name, ...sums(ofKinds(kinds))]);
  const beside = perquisites.filter(({ row }) => row.kind !== 'in_lieu');
  const totals = [
    ['Total value of perquisites', ...sums(beside)],
    [`Profits in lieu of salary, section ${names.inLieu}`, ...sums(ofKinds(['in_lieu']))],
  ];
  at = drawTable(doc, columns, [...rows, ...totals], at + 8);
  const taken = months.reduce((all, { incomeTax }) => all + incomeTax, 0);
  const tax = `Income under the head salaries without perquisites: Rs ${rupeesText(sum.salary)}. Tax deducted from the salary: Rs ${rupeesText(taken)}.`;
  at = write(doc, tax, paper.left, at + 10, paper.width, { size: 9.5 });
  const note =
    'What is chargeable is the value less what was recovered, and less what the rules leave out: gifts and small loans up to their limits. Signed by hand.';
  write(doc, note, paper.left, at + 8, paper.width, { size: 8, color: paint.dim });
}
