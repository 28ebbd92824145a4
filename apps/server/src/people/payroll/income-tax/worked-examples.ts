/** Worked examples of public sources, in rupees; each names where it was read. */
import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import type { CountedClaim } from './claim.rules.ts';
import type { TaxYear } from './taxable.rules.ts';
import type { Taxpayer } from './withhold.rules.ts';

export const claim = (
  kind: CountedClaim['kind'],
  amount: number,
  more: Partial<CountedClaim> = {},
): CountedClaim => ({
  kind,
  amount: amount * 100,
  taxDeducted: 0,
  isSenior: false,
  rent: null,
  house: null,
  relief: null,
  ...more,
});
export const aYear = (salary: number, more: Partial<TaxYear> = {}): TaxYear => ({
  age: 30,
  hasPan: true,
  salary: salary * 100,
  perquisites: 0,
  inLieu: 0,
  earlier: [],
  professionalTax: 0,
  providentFund: 0,
  claims: [],
  months: [],
  ...more,
});

export function aTaxpayer({
  incomeTax: deducted = 0,
  ...more
}: Partial<Taxpayer> & { readonly incomeTax?: number } = {}): Taxpayer {
  return {
    regime: 'new',
    age: 30,
    hasPan: true,
    claims: [],
    months: [],
    perquisites: 0,
    inLieu: 0,
    earlier: [],
    before: { salary: 0, incomeTax: deducted, professionalTax: 0, providentFund: 0 },
    ...more,
  };
}

const circular = (example: string) =>
  `CBDT circular 24/2022 of 7 December 2022, annexure I, ${example} (govtempdiary.com, geod.in)`;

/** Salaries of a whole year in the old regime: rupees, and what the source arrives at. */
export const oldRegime: readonly {
  readonly source: string;
  readonly salary: number;
  readonly age?: number;
  readonly claims?: readonly CountedClaim[];
  readonly rent?: { readonly wages: number; readonly allowance: number; readonly paid: number };
  readonly taxable: number;
  readonly withCess: number;
}[] = [
  {
    source: circular('example 1 (i)'),
    salary: 250_000,
    claims: [claim('investments', 45_000)],
    taxable: 155_000,
    withCess: 0,
  },
  {
    source: circular('example 1 (ii)'),
    salary: 600_000,
    claims: [claim('investments', 50_000)],
    taxable: 500_000,
    withCess: 0,
  },
  {
    source: circular('example 1 (iii)'),
    salary: 1_050_000,
    claims: [claim('investments', 100_000)],
    taxable: 900_000,
    withCess: 96_200,
  },
  {
    source: circular('example 1 (iv), surcharge of 10%'),
    salary: 5_550_000,
    claims: [claim('investments', 100_000)],
    taxable: 5_400_000,
    withCess: 1_638_780,
  },
  {
    source: circular('example 1 (v), surcharge of 15%'),
    salary: 11_050_000,
    claims: [claim('investments', 100_000)],
    taxable: 10_900_000,
    withCess: 3_686_670,
  },
  {
    source: circular('example 2, dependant with a disability'),
    salary: 470_000,
    claims: [
      claim('other_income', 12_000),
      claim('other_deduction', 60_000),
      claim('other_deduction', 10_000),
      claim('investments', 35_000),
    ],
    taxable: 327_000,
    withCess: 0,
  },
  {
    source: circular('example 3, 1,55,000 invested where 1,50,000 count'),
    salary: 590_000,
    claims: [claim('other_income', 23_000), claim('investments', 155_000), claim('other_deduction', 8_000)],
    taxable: 405_000,
    withCess: 0,
  },
  {
    source: circular('example 4, house rent in Delhi'),
    salary: 740_000,
    claims: [claim('investments', 90_000)],
    rent: { wages: 550_000, allowance: 140_000, paid: 144_000 },
    taxable: 511_000,
    withCess: 15_288,
  },
  {
    source: circular('example 6, house rent in Delhi and a loan for a house'),
    salary: 742_000,
    claims: [claim('investments', 180_000)],
    rent: { wages: 550_000, allowance: 180_000, paid: 120_000 },
    taxable: 477_000,
    withCess: 0,
  },
  {
    source: circular('example 7 (i), older than 60'),
    salary: 500_000,
    age: 66,
    claims: [claim('investments', 70_000)],
    taxable: 380_000,
    withCess: 0,
  },
  {
    source: circular('example 7 (ii), older than 60'),
    salary: 850_000,
    age: 66,
    claims: [claim('investments', 100_000)],
    taxable: 700_000,
    withCess: 52_000,
  },
  {
    source: circular('example 7 (iii), older than 60'),
    salary: 1_300_000,
    age: 66,
    claims: [claim('investments', 150_000)],
    taxable: 1_100_000,
    withCess: 145_600,
  },
  {
    source: circular('example 8 (i), older than 80'),
    salary: 550_000,
    age: 82,
    claims: [claim('investments', 80_000)],
    taxable: 420_000,
    withCess: 0,
  },
  {
    source: circular('example 8 (ii), older than 80'),
    salary: 850_000,
    age: 82,
    claims: [claim('investments', 120_000)],
    taxable: 680_000,
    withCess: 37_440,
  },
  {
    source: circular('example 8 (iii), older than 80'),
    salary: 1_300_000,
    age: 82,
    claims: [claim('investments', 150_000)],
    taxable: 1_100_000,
    withCess: 135_200,
  },
  {
    source:
      'financialcalculator.io, income tax calculator, 12,00,000 with 80C and 80D; 1,32,000 of house rent',
    salary: 1_068_000,
    claims: [claim('investments', 150_000), claim('health', 25_000)],
    taxable: 843_000,
    withCess: 84_344,
  },
];

/** Salaries of a whole year in the new regime of 2025-26 and 2026-27. */
export const newRegime: readonly (readonly [source: string, salary: number, withCess: number])[] = [
  ['policybazaar.com, save tax on 12 lakh', 1_200_000, 0],
  ['Outlook Money and PIB: no tax up to 12,75,000', 1_275_000, 0],
  ['caindelhiindia.com, break-even table 2025-26, 14 lakh', 1_400_000, 81_900],
  ['caindelhiindia.com, break-even table 2025-26, 16 lakh', 1_600_000, 113_100],
  ['caindelhiindia.com, break-even table 2025-26, 20 lakh', 2_000_000, 192_400],
  ['caindelhiindia.com, break-even table 2025-26, 24 lakh', 2_400_000, 292_500],
  ['caindelhiindia.com, break-even table 2025-26, 30 lakh', 3_000_000, 475_800],
  ['caindelhiindia.com, break-even table 2025-26, 50 lakh', 5_000_000, 1_099_800],
  ['caindelhiindia.com, break-even table 2025-26, 1 crore with a surcharge of 10%', 10_000_000, 2_925_780],
];

/** Taxable income, before cess. */
export const taxable: readonly (readonly [source: string, TaxRegime, income: number, beforeCess: number])[] =
  [
    [
      'CBDT, frequently asked questions on the budget of 2025 (Business Today, 3 February 2025)',
      'new',
      1_210_000,
      10_000,
    ],
    ['CBDT, the same (Business Today)', 'new', 1_250_000, 50_000],
    ['CBDT, the same (Business Today)', 'new', 1_270_000, 70_000],
    ['CBDT, the same (Business Today): no relief any more', 'new', 1_275_000, 71_250],
    ['Economic Times on the table of the Income Tax Department', 'new', 800_000, 0],
    ['taxcureindia.com, examples 2025-26', 'new', 1_500_000, 105_000],
    ['taxcureindia.com, examples 2025-26', 'new', 2_000_000, 200_000],
    ['Mint, 1 February 2025: 3.43 lakh with cess', 'new', 2_500_000, 330_000],
    ['gstguntur.com, marginal relief on surcharge, case 1', 'old', 5_100_000, 1_412_500],
    ['gstguntur.com, marginal relief on surcharge, case 2', 'old', 10_100_000, 3_193_750],
    ['caclubindia.com, query on surcharge 586165', 'old', 5_057_500, 1_370_000],
    ['caclubindia.com, marginal relief in surcharge 494110', 'old', 5_010_000, 1_322_500],
    ['kdksoftware.com, marginal relief above 2 crore: B + C + D', 'old', 20_261_550, 6_945_925],
  ];

/** A month, rupees: wages, allowance, rent, and what is exempt of the allowance. */
export const houseRents: readonly (readonly [string, boolean, number, number, number, number])[] = [
  ['citehr.com 274751, Mumbai', true, 30_000, 15_000, 12_000, 9_000],
  ['mostpopularcalculators.com, Mumbai', true, 50_000, 20_000, 25_000, 20_000],
  ['hracalculator.co.in, Mumbai', true, 75_000, 25_000, 20_000, 12_500],
];

/** A house that is let, rupees: rent, municipal taxes, interest, and the income or the loss that the source arrives at. */
export const letHouses: readonly (readonly [string, number, number, number, number])[] = [
  ['livemint.com 11683360284766, tax rules on income from house property', 180_000, 0, 350_000, -224_000],
  ['answers.sap.com 8045797, loss on house property, flat at Pune', 195_000, 0, 330_315, -193_815],
  ['caclubindia.com 219688, 36,750 after the deduction', 52_500, 0, 225_900, -189_150],
  ['caclubindia.com 239947, 1,05,900 as the deduction', 353_000, 0, 0, 247_100],
];
