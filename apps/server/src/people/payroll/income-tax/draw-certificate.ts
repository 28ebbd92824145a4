import type { TaxSum } from '@nukkad/contract/people/payroll/income-tax.model';
import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import { dayText, paint, paper, renderPaper, rupeesText } from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { lastDayOf } from '../run/month.rules.ts';
import type { PartA } from './certificate.rules.ts';
import { drawBenefits } from './draw-benefits.ts';
import { drawHouses } from './draw-houses.ts';
import { drawPartA } from './draw-part-a.ts';
import type { FinishedYear } from './foresee-tax.ts';
import { yearName } from './tax-year.rules.ts';
import type { TaxSettingRow } from './tax-facts.rules.ts';

interface Certificate {
  readonly taxYear: string;
  readonly names: TaxRates['names'];
  readonly rates: Pick<TaxRates, 'letHouse'>;
  readonly year: FinishedYear;
  readonly partA: PartA;
  readonly setting: TaxSettingRow & { readonly tan: string };
  readonly employer: { readonly name: string; readonly gstNumber: string | null };
  readonly employee: { readonly fullName: string; readonly pan: string | null };
  readonly madeAt: Date;
}

/** As it was entered; a GST number holds the PAN of its business too. */
const panOfEmployer = ({ setting, employer }: Certificate): string =>
  setting.pan ?? employer.gstNumber?.slice(2, 12) ?? 'not entered';
const yearWord = { financial: 'Financial year', tax: 'Tax year' } as const;

function drawHead(doc: Doc, of: Certificate): number {
  const { names, taxYear, employer, employee, setting } = of;
  const { act, certificate, certified, year } = names;
  let at = write(doc, employer.name, paper.left, 40, paper.width, { size: 16, bold: true });
  at = write(doc, `FORM NO. ${certificate}`, paper.left, at + 4, paper.width, { size: 13, bold: true });
  const title = `Certificate under section ${certified} of the ${act} for tax deducted at source on salary`;
  at = write(doc, title, paper.left, at + 2, paper.width, { size: 9.5 });
  at = write(doc, `${yearWord[year]} ${yearName(taxYear)}`, paper.left, at + 2, paper.width, {
    size: 9.5,
    bold: true,
  });
  const columns = [
    { title: 'Employer', width: 255, align: 'left' as const },
    { title: 'Employee', width: 260, align: 'left' as const },
  ];
  const first = of.year.months[0]?.month ?? taxYear;
  const last = of.year.months.at(-1)?.month ?? taxYear;
  const period = `Period: ${dayText(first)} to ${dayText(lastDayOf(last))}`;
  const rows = [
    [employer.name, employee.fullName],
    [`TAN: ${setting.tan}`, `PAN: ${employee.pan ?? 'PANNOTAVBL'}`],
    [`PAN: ${panOfEmployer(of)}`, period],
  ];
  return drawTable(doc, columns, rows, at + 8);
}

const partsOf = ({
  perquisite,
  inLieu,
  benefits,
  relief,
  reliefForm,
}: TaxRates['names']): readonly (readonly [keyof TaxSum, string])[] => [
  ['salary', 'Salary from this employer'],
  ['perquisites', `Value of perquisites under section ${perquisite}, by Form ${benefits}`],
  ['inLieu', `Profits in lieu of salary under section ${inLieu}, by Form ${benefits}`],
  ['previousSalary', 'Salary reported from other employers'],
  ['houseRent', 'Less: house rent allowance, exempt'],
  ['standardDeduction', 'Less: standard deduction'],
  ['professionalTax', 'Less: tax on employment'],
  ['otherIncome', 'Add: other income reported by the employee'],
  ['letHouse', 'Add: income from houses that are let, reported by the employee'],
  ['homeLoan', 'Less: interest on a loan for a home'],
  ['houseLoss', 'Less: loss from houses that are let, reported by the employee'],
  ['investments', 'Less: provident fund, insurance and investments'],
  ['pension', 'Less: national pension system'],
  ['health', 'Less: health insurance'],
  ['educationLoan', 'Less: interest on an education loan'],
  ['otherDeductions', 'Less: other deductions'],
  ['taxable', 'Total taxable income, to the nearest ten rupees'],
  ['slab', 'Tax on total income'],
  ['rebate', 'Less: rebate'],
  ['surcharge', 'Surcharge, after marginal relief'],
  ['cess', 'Health and education cess'],
  ['payable', 'Tax payable, to the nearest ten rupees'],
  ['relief', `Less: relief under section ${relief}, by Form ${reliefForm} of the employee`],
];

/** What is nothing is left out, but for what every certificate says. */
const always: ReadonlySet<keyof TaxSum> = new Set(['salary', 'taxable', 'slab', 'payable']);

function drawSum(doc: Doc, { year, names }: Certificate, at: number): number {
  const title = `Part B: details of salary and tax, ${year.regime === 'new' ? `new regime, section ${names.newRegime}` : 'old regime'}`;
  const top = write(doc, title, paper.left, at + 12, paper.width, { size: 11.5, bold: true });
  const columns = [
    { title: 'Particulars', width: 385, align: 'left' as const },
    { title: 'Amount (Rs)', width: 130, align: 'right' as const },
  ];
  const taken = year.months.reduce((sum, { incomeTax }) => sum + incomeTax, 0);
  const rows = partsOf(names)
    .filter(([part]) => always.has(part) || year.sum[part] > 0)
    .map(([part, name]) => [name, rupeesText(year.sum[part])]);
  const { payable, relief } = year.sum;
  const net = relief > 0 ? [['Net tax payable', rupeesText(payable - relief)]] : [];
  const last = ['Tax deducted by this employer', rupeesText(taken)];
  return drawTable(doc, columns, [...rows, ...net, last], top + 3);
}

function drawNote(doc: Doc, { setting, names, madeAt }: Certificate, at: number): void {
  const who = [setting.responsibleName, setting.responsibleRole].filter(Boolean).join(', ');
  const signed = who ? `For the employer: ${who}. ` : '';
  const note =
    `${signed}Made on ${dayText(madeAt.toISOString().slice(0, 10))} from confirmed payslips and accepted declarations: the details of Part B. ` +
    `It is issued with the Part A that is downloaded from the portal after Form ${names.statement} of the fourth quarter was filed; ` +
    `both parts are signed there or by hand.`;
  write(doc, note, paper.left, at + leading(5), paper.width, { size: 8, color: paint.dim });
}

export const drawCertificate = (of: Certificate): Promise<Buffer> =>
  renderPaper(
    {
      title: `Form ${of.names.certificate} ${yearName(of.taxYear)}`,
      author: of.employer.name,
      madeAt: of.madeAt,
    },
    (doc) => {
      doc.addPage();
      drawPartA(doc, of.partA, of.names, drawHead(doc, of));
      doc.addPage();
      drawNote(doc, of, drawHouses(doc, of.year.houses, of.rates, drawSum(doc, of, 28)));
      if (of.year.perquisites.length > 0) {
        doc.addPage();
        drawBenefits(doc, of, of.year);
      }
    },
  );
