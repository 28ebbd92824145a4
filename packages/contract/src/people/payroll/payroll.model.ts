import * as z from 'zod/mini';
import { id, instant, optionalText, paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { businessLogo } from '../../identity/partner/partner.model.ts';
import { payrollStatuses, salaryPaymentStatuses } from './payroll.noun.ts';
import { componentTypes, firstOfMonth, mostMonthly, staffId } from './salary-structure.model.ts';

export const payrollStatus = z.enum(payrollStatuses);

export const runId = id('PayrollRun');
export const payslipId = id('Payslip');
export const payrollEntryId = id('PayrollEntry');

export const lineKinds = [
  'component',
  'unpaid_days',
  'days_away',
  'overtime',
  'commission',
  'fee_share',
  'expense',
  'advance',
  'loan',
  'arrears',
  'entry',
  'carried_over',
  'notice',
  'gratuity',
  'leave_encashment',
  'provident_fund',
  'pension',
  'insurance_edli',
  'pf_admin',
  'state_insurance',
  'professional_tax',
  'income_tax',
  'labour_welfare',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** What someone should look at before confirming. */
export const payslipWarnings = [
  'net_below_zero',
  'carried_over',
  'no_uan',
  'no_esi_number',
  'no_bank',
  'state_tax_unknown',
  'no_pan',
  'formula_failed',
] as const;
export type PayslipWarning = (typeof payslipWarnings)[number];

export const originKinds = [
  'booking',
  'expense',
  'payslip',
  'entry',
  'attendance',
  'travel',
  'leaving',
  'advance',
  'loan',
] as const;

/** Where a line comes from. */
export const origin = z.object({
  kind: z.enum(originKinds),
  id: z.string(),
  words: z.string().check(z.describe('Its number, month or words.')),
  amount: z.int().check(z.describe('Its part of the line, in paise; 0 where it is days.')),
  balance: z
    .optional(z.int())
    .check(
      z.describe('Of a loan alone: paise that are owed before the line, so what is left is less by it.'),
    ),
});
export type Origin = z.output<typeof origin>;

export const payslipLine = z.object({
  kind: z.enum(lineKinds),
  code: z.string(),
  name: z.string(),
  type: z.enum(componentTypes),
  amount: paise('Never below zero.'),
  origins: z.array(origin),
});
export type PayslipLine = z.output<typeof payslipLine>;

export const change = z.object({
  kind: z.enum(lineKinds),
  name: z.string(),
  amount: paise('By how much more is paid because of it; below zero: less.'),
});
export type Change = z.output<typeof change>;

const sums = {
  gross: paise('All earnings.'),
  deductions: paise('All deductions.'),
  net: paise('Earnings less deductions: what is paid.'),
  employer: paise('What the employer pays on top.'),
};

export const payMethods = ['bank', 'cash', 'upi', 'cheque', 'payout'] as const;
export const salaryPayment = z.object({
  status: z.enum(salaryPaymentStatuses),
  method: z.enum(payMethods),
  reference: z.string(),
  paidOn: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

/** A deduction that the wages of a month did not allow. */
export const carriedDeduction = z.object({ name: z.string(), amount: paise('Above zero.') });
export type CarriedDeduction = z.output<typeof carriedDeduction>;

/** One person's salary of a month, without its lines. */
export const payslipRow = z.object({
  payslipId,
  runId,
  month: z.string(),
  staffId,
  fullName: z.string(),
  status: payrollStatus,
  isSettlement: z
    .boolean()
    .check(z.describe('Of a final settlement, after the payslip of the month was confirmed.')),
  ...sums,
  unpaidDays: z.number(),
  absence: z
    .nullable(z.object({ days: z.number(), isDecided: z.boolean() }))
    .check(z.describe('Unpaid days before the first check-in; null: none. Decided before confirming.')),
  carried: z
    .array(carriedDeduction)
    .check(z.describe('Deductions above half of the wages: they are taken off in the next month.')),
  warnings: z.array(z.enum(payslipWarnings)),
  before: z.nullable(paise('What was paid for the month before; null: nothing.')),
  changes: z.array(change).check(z.describe('Why it differs from the month before, the largest first.')),
  payment: z.nullable(salaryPayment),
  lines: z.array(payslipLine),
});
export type PayslipRow = z.output<typeof payslipRow>;
export type PayslipRowAnswer = z.input<typeof payslipRow>;

export const payslip = z.object({
  ...payslipRow.shape,
  companyName: z.string(),
  logo: z.nullable(businessLogo),
  isOwn: z.boolean().check(z.describe('The caller’s own.')),
  monthDays: z.int(),
  paidDays: z.number(),
  overtimeMinutes: z.int(),
  yearToDate: z.object({
    ...sums,
    gross: paise('Earned: less days without pay, and without what is only paid back.'),
    deductions: paise('Without days that were not paid.'),
    paidBack: paise('Expenses and advances: no part of the pay.'),
    incomeTax: paise(),
    providentFund: paise(),
  }),
});
export type Payslip = z.output<typeof payslip>;

/** What the viewer may do with a payroll now. */
export const payrollCan = z.object({
  again: z.boolean(),
  confirm: z.boolean(),
  check: z.boolean().check(z.describe('Confirm as the first of two: the run holds the caller’s own change.')),
  approve: z.boolean(),
  sendBack: z.boolean(),
  discard: z.boolean(),
  pay: z.boolean(),
  payout: z.boolean().check(z.describe('A provider of payouts is set up.')),
});

export const payrollRun = z.object({
  runId,
  month: z.string(),
  settlementOf: z
    .nullable(z.object({ staffId, fullName: z.string() }))
    .check(z.describe('Whose final settlement it is; null: the salaries of the month.')),
  status: payrollStatus,
  version: z.int(),
  people: z.int(),
  peopleExpected: z.int(),
  ...sums,
  undecided: z
    .int()
    .check(
      z.describe(
        'People with days without a check-in about whom someone is to decide before it is confirmed.',
      ),
    ),
  paid: z.object({ people: z.int(), amount: paise(), failed: z.int(), underWay: z.int() }),
  createdAt: instant(),
  confirmedAt: z.nullable(instant()),
  can: payrollCan,
});
export type PayrollRun = z.output<typeof payrollRun>;
export type PayrollRunAnswer = z.input<typeof payrollRun>;

export const payrollRunDetail = z.object({
  ...payrollRun.shape,
  warnings: z.array(z.object({ warning: z.enum(payslipWarnings), people: z.int() })),
  before: z.nullable(z.object({ people: z.int(), net: paise() })).check(z.describe('The month before.')),
  joined: z.int().check(z.describe('People who were not in the month before.')),
  left: z.int().check(z.describe('People of the month before who are not in this one.')),
  changes: z
    .array(change)
    .check(z.describe('Why the whole differs from the month before, the largest first.')),
  byKind: z.array(z.object({ name: z.string(), type: z.enum(componentTypes), amount: paise() })),
  books: z.array(z.object({ account: z.string(), amount: paise('Debit above zero, credit below.') })),
  balance: z.nullable(paise('What payouts can be paid from.')),
});
export type PayrollRunDetail = z.output<typeof payrollRunDetail>;

/** What becomes of days without a check-in of someone who had not begun to check in. */
export const absenceBody = z.object({
  version: whole(1, 1_000_000, 'As it was read.'),
  decisions: z
    .array(
      z.object({
        staffId,
        days: z
          .number('Enter the days.')
          .check(
            z.gte(0.5, 'At least half a day.'),
            z.lte(31, 'At most 31.'),
            z.multipleOf(0.5, 'Use half days.'),
          ),
        as: z
          .enum(['unpaid', 'paid'], 'Choose one of the list.')
          .check(
            z.describe(
              'unpaid: the days stay unpaid; paid: they are paid without checking in from this month on.',
            ),
          ),
      }),
      'Send a list.',
    )
    .check(z.minLength(1, 'Choose someone.'), z.maxLength(100, 'At most 100.')),
});
export type AbsenceBody = z.output<typeof absenceBody>;

export const entryKinds = ['unpaid_days', 'overtime', 'earning', 'deduction'] as const;
export const entryBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('unpaid_days'),
    staffId,
    month: firstOfMonth,
    days: z
      .number('Enter the days.')
      .check(
        z.gte(0.5, 'At least half a day.'),
        z.lte(31, 'At most 31.'),
        z.multipleOf(0.5, 'Use half days.'),
      ),
    words: text(80, 'Why.'),
  }),
  z.object({
    kind: z.literal('overtime'),
    staffId,
    month: firstOfMonth,
    minutes: whole(1, 20_000, 'Minutes of overtime.'),
    words: text(80, 'Why.'),
  }),
  z.object({
    kind: z.enum(['earning', 'deduction'], 'Choose one of the list.'),
    staffId,
    month: firstOfMonth,
    amount: paiseBetween(1, mostMonthly, 'In paise.'),
    words: text(80, 'What the payslip calls it, e.g. Festival bonus.'),
  }),
]);
export const payrollEntry = z.object({
  payrollEntryId,
  staffId,
  fullName: z.string(),
  month: z.string(),
  kind: z.enum(entryKinds),
  days: z.nullable(z.number()),
  minutes: z.nullable(z.int()),
  amount: z.nullable(paise()),
  words: z.string(),
  can: z.object({ remove: z.boolean() }),
});
export type PayrollEntry = z.output<typeof payrollEntry>;

export const paymentBody = z.object({
  runId,
  staffIds: z
    .optional(
      z
        .array(staffId, 'Send a list.')
        .check(z.minLength(1, 'Choose someone.'), z.maxLength(100, 'At most 100.')),
    )
    .check(z.describe('Left out: everyone who was not paid yet.')),
  method: z.enum(payMethods, 'Choose one of the list.'),
  reference: optionalText(60, 'Number of the transfer or cheque.'),
});
