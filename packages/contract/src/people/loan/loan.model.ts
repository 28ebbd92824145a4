import * as z from 'zod/mini';
import { day, id, instant, optionalText, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { approvalCard, mostOfRequest, requestVersion } from '../approval/approval.model.ts';
import { outsideMethods } from '../expense/expense.model.ts';
import { firstOfMonth } from '../payroll/salary-structure.model.ts';
import { loanStatuses } from './loan.noun.ts';

export const loanId = id('Loan');
const staffId = z.uuid('This is not a known id.');

export const mostInstalments = 120;
/** Months ahead in which the first instalment may lie. */
export const mostMonthsAhead = 12;
const money = (description: string) => paiseBetween(1, mostOfRequest, description);

const terms = {
  amount: money('What is lent.'),
  instalments: whole(1, mostInstalments, 'In how many months it is paid back.'),
  yearlyPercent: z.number('Enter a percentage.').check(
    z.gte(0, 'At least 0.'),
    z.lte(36, 'At most 36.'),
    z.refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimals.'),
    z.describe('Interest a year, of what is left each month; 0: none.'),
  ),
  firstMonth: firstOfMonth.check(z.describe('The first salary that takes an instalment, YYYY-MM-01.')),
};

/** How money that is not part of a salary went from one hand to the other. */
const handed = {
  day: day('When the money was handed over.'),
  method: z.enum(outsideMethods, 'Choose one of the list.'),
  reference: optionalText(60, 'Number of the transfer or the cheque; not needed for cash.'),
};

export const loanBody = z.object({
  ...terms,
  yearlyPercent: z._default(terms.yearlyPercent, 0),
  note: text(300, 'What it is for; the reviewer reads it.'),
});
export type LoanBody = z.output<typeof loanBody>;

export const givenLoanBody = z.object({
  staffId,
  ...terms,
  ...handed,
  note: optionalText(300, 'What it is for.'),
});
export type GivenLoanBody = z.output<typeof givenLoanBody>;

export const loanKey = { loanId, version: requestVersion };

export const handOverBody = z.object({ ...loanKey, ...handed, firstMonth: terms.firstMonth });
export const pauseBody = z.object({
  ...loanKey,
  month: firstOfMonth,
  isPaused: z.boolean('Choose true or false.').check(z.describe('false: the pause is taken back.')),
});
export const repayBody = z.object({ ...loanKey, amount: money('What was given back.'), ...handed });
export type RepayBody = z.output<typeof repayBody>;

export const loanEntryKinds = ['interest', 'instalment', 'repayment'] as const;
export const loanEntry = z.object({
  kind: z.enum(loanEntryKinds),
  amount: z.int(),
  month: z.nullable(z.string()).check(z.describe('Of interest and of an instalment, YYYY-MM-01.')),
  day: z.nullable(z.string()).check(z.describe('Of a repayment outside of the salary.')),
  method: z.nullable(z.enum(outsideMethods)),
  reference: z.string(),
  left: z.int().check(z.describe('Paise that were owed afterwards.')),
});
export type LoanEntry = z.output<typeof loanEntry>;

/** A month to come, as it would be if every instalment fits. */
export const plannedMonth = z.object({
  month: z.string(),
  isPaused: z.boolean(),
  interest: z.int(),
  amount: z.int().check(z.describe('Paise, the interest included; 0: paused.')),
  left: z.int(),
});
export type PlannedMonth = z.output<typeof plannedMonth>;

export const loanRow = z.object({
  loanId,
  employee: z.object({ staffId, fullName: z.string() }),
  status: z.enum(loanStatuses),
  amount: z.int(),
  instalments: z.int(),
  yearlyPercent: z.number(),
  firstMonth: z.string(),
  left: z.int().check(z.describe('Paise that are owed now; the interest of months to come is not in it.')),
  next: z
    .nullable(z.object({ month: z.string(), amount: z.int() }))
    .check(z.describe('The next instalment; null: none is to come.')),
  version: z.int(),
  createdAt: instant(),
});
export type LoanRow = z.output<typeof loanRow>;
export type LoanRowAnswer = z.input<typeof loanRow>;

export const loan = z.object({
  ...loanRow.shape,
  isOwn: z.boolean(),
  note: z.string(),
  givenOn: z.nullable(z.string()),
  method: z.nullable(z.enum(outsideMethods)),
  reference: z.string(),
  request: z.nullable(approvalCard).check(z.describe('Null: the business gave it unasked.')),
  paidBack: z.int().check(z.describe('Paise of the loan itself.')),
  interestPaid: z.int(),
  plan: z.array(plannedMonth),
  entries: z.array(loanEntry).check(z.describe('The newest first.')),
  can: z.object({
    handOver: z.boolean(),
    drop: z.boolean(),
    pause: z.boolean(),
    repay: z.boolean(),
  }),
});
export type Loan = z.output<typeof loan>;
export type LoanAnswer = z.input<typeof loan>;
