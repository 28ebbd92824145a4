/** Income tax on salaries: the regime, what an employee declares for a tax year, its proofs and its review. */
import * as z from 'zod/mini';
import { panNumber } from '../../kernel/patterns/pan.ts';
import { tanNumber } from '../../kernel/patterns/tan.ts';
import { day, id, optionalText, paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { firstOfMonth, staffId } from './salary-structure.model.ts';

export const taxRegimes = ['new', 'old'] as const;
export type TaxRegime = (typeof taxRegimes)[number];

export const taxYear = firstOfMonth.check(
  z.refine((value) => value.slice(5, 7) === '04', 'Choose the 1 April on which the tax year begins.'),
  z.describe('The 1 April on which a tax year begins.'),
);

export const claimKinds = [
  'house_rent',
  'investments',
  'pension',
  'health',
  'health_parents',
  'home_loan',
  'education_loan',
  'other_deduction',
  'previous_employer',
  'other_income',
  'let_house',
  'arrears_relief',
] as const;
export type ClaimKind = (typeof claimKinds)[number];
/** They add to what is taxed, so they count in both regimes and whether they are proved or not. */
export const incomeKinds: readonly ClaimKind[] = ['previous_employer', 'other_income', 'let_house'];

export const claimStatuses = ['Declared', 'Accepted', 'Rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export const mostClaims = 40;
/** A hundred crore rupees. */
const mostYearly = 100_000_000_000;
export const claimId = id('TaxClaim');
const amount = paiseBetween(100, mostYearly, 'Of the whole tax year, in paise.');
const words = optionalText(80, 'What it is, e.g. PPF or the insurer.');

export const simpleKinds = [
  'investments',
  'pension',
  'home_loan',
  'education_loan',
  'other_deduction',
  'other_income',
] as const;

/** What an employee declares, one row each. */
export const claimBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(simpleKinds, 'Choose one of the list.'), taxYear, amount, words }),
  z.object({
    kind: z.enum(['health', 'health_parents'], 'Choose one of the list.'),
    taxYear,
    amount,
    words,
    isSenior: z
      .boolean('Choose yes or no.')
      .check(z.describe('Someone insured is 60 or older: the higher limit counts.')),
  }),
  z.object({
    kind: z.literal('previous_employer'),
    taxYear,
    amount: paiseBetween(0, mostYearly, 'Salary from an earlier employer in this tax year, in paise.'),
    taxDeducted: paiseBetween(0, mostYearly, 'Tax that the earlier employer deducted, in paise.'),
    words: text(80, 'Name of the earlier employer.'),
  }),
  z.object({
    kind: z.literal('house_rent'),
    taxYear,
    amount: paiseBetween(100, mostYearly, 'Rent of a month, in paise.'),
    from: firstOfMonth.check(z.describe('First month of the rent.')),
    to: firstOfMonth.check(z.describe('Last month of the rent.')),
    city: text(60, 'City of the home.'),
    landlordName: text(120, 'Name of the landlord.'),
    landlordPan: z
      .optional(z.nullable(panNumber))
      .check(z.describe('Needed where the rents of the year are above the limit of the law.')),
    relation: optionalText(40, 'How the landlord is related to the employee; empty: not at all.'),
  }),
  z.object({
    kind: z.literal('let_house'),
    taxYear,
    amount: paiseBetween(0, mostYearly, 'Interest of the year on the loan of the house, in paise.'),
    rentReceived: paiseBetween(100, mostYearly, 'Rent of the year, in paise.'),
    municipalTaxes: paiseBetween(
      0,
      mostYearly,
      'Taxes to the local authority that the owner paid in the year, in paise.',
    ),
    words: text(80, 'Which house it is, e.g. its address.'),
  }),
  z.object({
    kind: z.literal('arrears_relief'),
    taxYear,
    amount: paiseBetween(
      0,
      mostYearly,
      'Total income of the earlier tax year without these arrears, in paise.',
    ),
    earlierYear: taxYear,
    earlierRegime: z.enum(taxRegimes, 'Choose one of the list.'),
    words: optionalText(80, 'Number of the form that claims the relief.'),
  }),
]);
export type ClaimBody = z.output<typeof claimBody>;

export const taxReviewBody = z.object({
  claimId,
  version: whole(1, 1_000_000, 'As it was read.'),
  verb: z.enum(['accept', 'reject'], 'Choose one of the list.'),
  amount: z.optional(paiseBetween(0, mostYearly, 'What counts, in paise; left out: all of it.')),
  municipalTaxes: z.optional(
    paiseBetween(0, mostYearly, 'Of a house that is let: taxes that count, in paise; left out: all of them.'),
  ),
  why: optionalText(200, 'Needed to reject, and to accept a part.'),
});

export const taxClaim = z.object({
  claimId,
  kind: z.enum(claimKinds),
  amount: paise(
    'As declared: of the year; of house rent a month; of a house that is let the interest of its loan; of relief the total income of the earlier year.',
  ),
  counted: z.nullable(paise('As accepted; null: not reviewed yet.')),
  taxDeducted: z.nullable(paise('By an earlier employer.')),
  words: z.string(),
  isSenior: z.boolean(),
  rent: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      city: z.string(),
      isMetro: z.boolean(),
      landlordName: z.string(),
      landlordPanLast4: z.nullable(z.string()),
      relation: z.string(),
    }),
  ),
  house: z
    .nullable(
      z.object({
        rentReceived: paise(),
        municipalTaxes: paise('As declared.'),
        municipalCounted: z.nullable(paise('As accepted; null: not reviewed yet.')),
        standardDeduction: paise(),
        net: paise('What comes of it by what was declared or accepted; below zero: a loss.'),
      }),
    )
    .check(z.describe('Of a house that is let; null: another kind.')),
  relief: z
    .nullable(
      z.object({
        earlierYear: z.string(),
        earlierRegime: z.enum(taxRegimes),
        arrears: paise('Paid for that year in this one, by confirmed payslips.'),
      }),
    )
    .check(z.describe('Of relief for arrears; null: another kind.')),
  status: z.enum(claimStatuses),
  why: z.string().check(z.describe('Why it was rejected or accepted in part.')),
  proofs: z.array(z.object({ documentId: z.string(), fileName: z.string() })),
  version: z.int(),
  can: z.object({ remove: z.boolean(), prove: z.boolean(), review: z.boolean() }),
});
export type TaxClaim = z.output<typeof taxClaim>;
export type TaxClaimAnswer = z.input<typeof taxClaim>;

/** How the tax of the year comes about in one regime. */
export const taxSum = z.object({
  salary: paise('Expected from this employer in the whole year.'),
  perquisites: paise('Beside the pay: what of it is taxed.'),
  inLieu: paise('Profits in lieu of salary.'),
  previousSalary: paise('From earlier employers.'),
  houseRent: paise('House rent allowance that is exempt.'),
  standardDeduction: paise(),
  professionalTax: paise(),
  otherIncome: paise(),
  letHouse: paise('Income from houses that are let.'),
  houseLoss: paise(
    'Loss from them that is set off, together with the interest on the own home up to the limit.',
  ),
  homeLoan: paise(),
  investments: paise('Provident fund included.'),
  pension: paise(),
  health: paise(),
  educationLoan: paise(),
  otherDeductions: paise(),
  taxable: paise('To the nearest ten rupees.'),
  slab: paise(),
  rebate: paise(),
  surcharge: paise(),
  cess: paise(),
  payable: paise('To the nearest ten rupees, before relief.'),
  relief: paise('For arrears of earlier tax years.'),
  due: paise('What the employer deducts in the year; more than payable without a PAN.'),
});
export type TaxSum = z.output<typeof taxSum>;

export const taxPerson = z.object({
  staffId,
  fullName: z.string(),
  taxYear: z.string(),
  names: z.object({
    year: z.enum(['financial', 'tax']),
    certificate: z.string(),
    statement: z.string(),
    declaration: z.string(),
  }),
  isMe: z.boolean(),
  regime: z.enum(taxRegimes),
  isChosen: z.boolean().check(z.describe('False: the new regime counts because nothing was chosen.')),
  lastDays: z.object({ choose: z.string(), declare: z.string(), prove: z.string() }),
  hasPan: z.boolean(),
  landlordPanAbove: paise('Rents of a year above this need the PAN of the landlord.'),
  reliefForm: z.string().check(z.describe('The form that claims relief for arrears.')),
  arrears: z
    .array(z.object({ earlierYear: z.string(), amount: paise() }))
    .check(z.describe('Paid in this tax year for earlier ones, by confirmed payslips.')),
  mostHouseLoss: paise(
    'Loss from houses of a year that is set off in the old regime; none is in the new one.',
  ),
  sums: z
    .nullable(z.object({ new: taxSum, old: taxSum }))
    .check(z.describe('Null: no salary is set for the year.')),
  deducted: paise('In the year so far, by this employer.'),
  deductedBefore: paise('By earlier employers.'),
  monthly: z.nullable(paise('Of the month that is worked out next.')),
  claims: z.array(taxClaim),
  version: z.int().check(z.describe('Of the choice; 0: nothing was chosen.')),
  can: z.object({ choose: z.boolean(), declare: z.boolean(), certificate: z.boolean() }),
});
export type TaxPerson = z.output<typeof taxPerson>;
export type TaxPersonAnswer = z.input<typeof taxPerson>;

/** A line of the payroll desk’s list. */
export const taxPersonRow = z.object({
  staffId,
  fullName: z.string(),
  regime: z.enum(taxRegimes),
  isChosen: z.boolean(),
  declared: z.int().check(z.describe('How many claims there are.')),
  toReview: z.int().check(z.describe('How many wait for a review.')),
  hasPan: z.boolean(),
  deducted: paise(),
  can: z.object({ review: z.boolean() }).check(z.describe('False for oneself.')),
});
export type TaxPersonRow = z.output<typeof taxPersonRow>;

const lastDay = day('A day of the tax year.');
export const taxSettingBody = z.object({
  taxYear,
  version: z.optional(whole(0, 1_000_000, 'As it was read.')),
  choose: lastDay,
  declare: lastDay,
  prove: lastDay,
  tan: z.optional(z.union([z.literal(''), tanNumber])).check(z.describe('Empty: none yet.')),
  pan: z
    .optional(z.union([z.literal(''), panNumber]))
    .check(z.describe('Of the employer; empty: the one within the GST number.')),
  responsibleName: optionalText(120, 'Who signs certificates.'),
  responsibleRole: optionalText(60, 'As what they sign.'),
});
export const taxSetting = z.object({
  taxYear: z.string(),
  version: z.int(),
  choose: z.string(),
  declare: z.string(),
  prove: z.string(),
  tan: z.string(),
  pan: z.string(),
  responsibleName: z.string(),
  responsibleRole: z.string(),
  names: taxPerson.shape.names,
  quarters: z
    .array(
      z.object({
        quarter: z.int(),
        due: z.string().check(z.describe('Last day for the statement.')),
        deducted: paise(),
        missing: z.int().check(z.describe('People without a PAN in it.')),
      }),
    )
    .check(z.describe('Those that have begun.')),
  can: z.object({ edit: z.boolean() }),
});
export type TaxSetting = z.output<typeof taxSetting>;
