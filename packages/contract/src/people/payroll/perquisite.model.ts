/** What an employee has from the employer beside the pay, taxed with it. */
import * as z from 'zod/mini';
import { id, optionalText, paise, paiseBetween, ref, whole } from '../../kernel/schema.ts';
import { taxYear } from './income-tax.model.ts';
import { staffId } from './salary-structure.model.ts';

/** Valued by the employer. */
export const valuedKinds = ['accommodation', 'car', 'loan', 'gift', 'other', 'in_lieu'] as const;
/** A loan that is kept here is valued by its book. */
export const perquisiteKinds = [
  'accommodation',
  'car',
  'kept_loan',
  'loan',
  'gift',
  'other',
  'in_lieu',
] as const;
export type PerquisiteKind = (typeof perquisiteKinds)[number];

export const mostPerquisites = 40;
/** A hundred crore rupees. */
const mostYearly = 100_000_000_000;
export const perquisiteId = id('Perquisite');

const valued = {
  kind: z.enum(valuedKinds, 'Choose one of the list.'),
  value: paiseBetween(100, mostYearly, 'Value of the year by the rules, in paise.'),
  recovered: paiseBetween(0, mostYearly, 'What the employee paid for it, in paise.'),
  words: optionalText(80, 'What it is.'),
};
const kept = {
  kind: z.literal('kept_loan'),
  loanId: ref('loan'),
  bankPercent: z.number('Enter a percentage.').check(
    z.gte(0.01, 'At least 0.01.'),
    z.lte(36, 'At most 36.'),
    z.refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimals.'),
    z.describe('What the State Bank of India took a year for such a loan on that 1 April.'),
  ),
  words: optionalText(80, 'What the loan is for.'),
};
const whose = { taxYear, staffId };
const which = { perquisiteId, version: whole(1, 1_000_000, 'As it was read.') };

export const perquisiteBody = z.discriminatedUnion('kind', [
  z.object({ ...whose, ...valued }),
  z.object({ ...whose, ...kept }),
]);
export type PerquisiteBody = z.output<typeof perquisiteBody>;
export const perquisiteEditBody = z.object({
  ...which,
  to: z.discriminatedUnion('kind', [z.object(valued), z.object(kept)]),
});
export type PerquisiteEditBody = z.output<typeof perquisiteEditBody>;

export const perquisite = z.object({
  perquisiteId,
  kind: z.enum(perquisiteKinds),
  words: z.string(),
  value: paise('Of the year; of a loan kept here by what is owed at the end of each month.'),
  recovered: paise('Paid by the employee; of a loan kept here the interest charged.'),
  taxable: paise('What is taxed of it; gifts and loans up to their limits are not.'),
  loan: z.nullable(
    z.object({ loanId: z.string(), givenOn: z.string(), amount: paise(), bankPercent: z.number() }),
  ),
  version: z.int(),
});
export type Perquisite = z.output<typeof perquisite>;
export type PerquisiteAnswer = z.input<typeof perquisite>;

/** Perquisites of a person in a year. */
export const perquisites = z.object({
  items: z.array(perquisite),
  giftsUpTo: paise('Gifts of a year up to this are not taxed.'),
  loansUpTo: paise('Where all loans of the person are not above this, none is taxed.'),
  loans: z
    .array(z.object({ loanId: z.string(), givenOn: z.string(), amount: paise() }))
    .check(z.describe('Owed in the year, and not valued yet; empty for who may not value them.')),
  form: z.string().check(z.describe('The form that lists them.')),
  can: z.object({ edit: z.boolean() }).check(z.describe('False for oneself.')),
});
export type Perquisites = z.output<typeof perquisites>;
export type PerquisitesAnswer = z.input<typeof perquisites>;
