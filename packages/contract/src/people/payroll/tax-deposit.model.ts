/** Deposits of withheld income tax: challans, which months they pay, and the quarterly statements that list them. */
import * as z from 'zod/mini';
import { bsrCode, challanSerial, statementReceipt } from '../../kernel/patterns/challan.ts';
import { day, id, paise, paiseBetween, whole } from '../../kernel/schema.ts';
import { taxYear } from './income-tax.model.ts';
import { firstOfMonth } from './salary-structure.model.ts';

export const challanWays = ['challan', 'book_entry'] as const;
export type ChallanWay = (typeof challanWays)[number];

/** As the statement asks for them. */
export const challanParts = ['tax', 'surcharge', 'cess', 'interest', 'fee', 'other'] as const;
export type ChallanPart = (typeof challanParts)[number];

export const mostChallans = 30;
/** A hundred crore rupees. */
const mostInOne = 100_000_000_000;
const part = (what: string) => paiseBetween(0, mostInOne, what);

export const challanId = id('TaxChallan');

const challanFields = {
  taxYear,
  way: z
    .enum(challanWays, 'Choose one of the list.')
    .check(z.describe('book_entry: of government offices, by Form 24G.')),
  bsrCode,
  serialNumber: challanSerial,
  depositedOn: day('Day of the deposit.'),
  months: z
    .array(firstOfMonth, 'Choose months.')
    .check(
      z.minLength(1, 'Choose at least one month.'),
      z.maxLength(3, 'Choose at most three months.'),
      z.describe('Months of one quarter whose deductions it pays.'),
    ),
  tax: part('Income tax in it.'),
  surcharge: part('Surcharge in it.'),
  cess: part('Health and education cess in it.'),
  interest: part('Interest for a late deposit in it.'),
  fee: part('Fee for a late statement in it.'),
  other: part('Penalty and others in it.'),
};

export const challanBody = z.object(challanFields);
export const challanEditBody = z.object({
  ...challanFields,
  challanId,
  version: whole(1, 1_000_000, 'As it was read.'),
});

const quarter = whole(1, 4, '1: April to June.');
export const filingBody = z.object({
  verb: z.enum(['file', 'open'], 'Choose one of the list.'),
  taxYear,
  quarter,
  version: whole(0, 1_000_000, 'As it was read.'),
  filedOn: z.optional(day('Day on which it was filed; to file.')),
  receiptNumber: z.optional(z.union([z.literal(''), statementReceipt])),
});

export const taxChallan = z.object({
  challanId,
  quarter: z.int(),
  way: z.enum(challanWays),
  bsrCode: z.string(),
  serialNumber: z.string(),
  depositedOn: z.string(),
  months: z.array(z.object({ month: z.string(), paid: paise('Of the tax deducted in that month.') })),
  tax: paise(),
  surcharge: paise(),
  cess: paise(),
  interest: paise(),
  fee: paise(),
  other: paise(),
  total: paise(),
  unused: paise('Tax, surcharge and cess in it beyond what its months deducted.'),
  version: z.int(),
  can: z
    .object({ edit: z.boolean() })
    .check(z.describe('Edit and remove; false once the statement was filed.')),
});
export type TaxChallan = z.output<typeof taxChallan>;
export type TaxChallanAnswer = z.input<typeof taxChallan>;

export const taxMonth = z.object({
  month: z.string(),
  quarter: z.int(),
  due: z.string().check(z.describe('Last day to deposit.')),
  deducted: paise(),
  deposited: paise('By challans that were recorded.'),
  left: paise('Deducted and not deposited.'),
  isLate: z.boolean().check(z.describe('Something is left and its last day has passed.')),
  interest: paise(
    'For what was deposited late, and for what is left as if it were deposited today; to the rupee.',
  ),
});
export type TaxMonth = z.output<typeof taxMonth>;

export const taxFiling = z.object({
  quarter: z.int(),
  due: z.string().check(z.describe('Last day for the statement.')),
  deducted: paise(),
  left: paise('Deducted in it and listed in no challan.'),
  filedOn: z.nullable(z.string()),
  receiptNumber: z.string(),
  hasChanged: z.boolean().check(z.describe('More was deducted since it was marked as filed.')),
  version: z.int(),
  can: z.object({ file: z.boolean(), open: z.boolean() }),
});
export type TaxFiling = z.output<typeof taxFiling>;

export const taxDeposits = z.object({
  taxYear: z.string(),
  today: z.string(),
  latePercent: z
    .number()
    .check(z.describe('Of the tax for each month or part of one, when it is deposited late.')),
  interestSection: z.string().check(z.describe('The section that asks for it.')),
  months: z.array(taxMonth).check(z.describe('In which tax was deducted, or that a challan names.')),
  challans: z.array(taxChallan).check(z.describe('In the order of their days.')),
  quarters: z.array(taxFiling).check(z.describe('Those that have begun.')),
  can: z.object({ record: z.boolean() }),
});
export type TaxDeposits = z.output<typeof taxDeposits>;
export type TaxDepositsAnswer = z.input<typeof taxDeposits>;
