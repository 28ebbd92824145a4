import * as z from 'zod/mini';
import { day, id, instant, optionalText, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { approvalStatuses } from '../approval/approval.noun.ts';
import { approvalCard, mostOfRequest, requestId, requestVersion } from '../approval/approval.model.ts';

export const expenseCategoryId = id('ExpenseCategory');
export const receiptId = id('Receipt');
const advanceId = id('Advance');
const staffId = z.uuid('This is not a known id.');
const link = z.uuid('This is not a known id.');

export const mostExpenseCategories = 50;
/** An expense is of the last so many days. */
export const expenseBackDays = 180;
/** In metres: two thousand kilometres of one day. */
const mostMetres = 2_000_000;
/** Of one upload and of one expense; `daily`: of one person. */
export const receiptLimits = { bytes: 10 * 1024 * 1024, atOnce: 5, ofExpense: 10, daily: 60 } as const;

const amount = (description: string) => paiseBetween(1, mostOfRequest, description);

/** What a category asks for. By distance the amount is worked out, and none is entered. */
export const expenseCategoryBody = z.object({
  name: text(60, 'As your people call it.'),
  ratePerKm: z.nullable(paiseBetween(1, 100_000, 'Paise for each kilometre; null: an amount is entered.')),
  mostPerClaim: z.nullable(amount('At most so much for one expense; null: no limit.')),
  mostPerMonth: z.nullable(amount('At most so much of one person in a month; null: no limit.')),
  receiptAbove: z.nullable(
    paiseBetween(0, mostOfRequest, 'Above it a receipt is needed; 0: always; null: never.'),
  ),
  isActive: z.boolean('Choose true or false.'),
});
export type ExpenseCategoryBody = z.output<typeof expenseCategoryBody>;

export const expenseCategory = z.object({
  expenseCategoryId,
  ...expenseCategoryBody.shape,
  version: z.int(),
});
export type ExpenseCategory = z.output<typeof expenseCategory>;
export type ExpenseCategoryAnswer = z.input<typeof expenseCategory>;

/** What is claimed. */
export const expenseBody = z.object({
  expenseCategoryId,
  day: day('When it was paid.'),
  amount: z.optional(amount('What it cost; left out where the category pays by distance.')),
  metres: z.optional(whole(100, mostMetres, 'How far, in metres; only where the category pays by distance.')),
  note: optionalText(500, 'What it was for; your reviewer reads it.'),
  receiptIds: z._default(
    z
      .array(receiptId, 'Send a list.')
      .check(z.maxLength(receiptLimits.ofExpense, `At most ${receiptLimits.ofExpense} files.`)),
    [],
  ),
  bookingId: z.optional(link).check(z.describe('The booking that it was for.')),
  projectId: z.optional(link).check(z.describe('The project that it was for.')),
  tripId: z.optional(link).check(z.describe('The own trip on which it was paid.')),
});
export type ExpenseBody = z.output<typeof expenseBody>;

export const receipt = z.object({
  receiptId,
  fileName: z.string().check(z.describe('As it was called where it came from; for showing only.')),
  mediaType: z.enum(['application/pdf', 'image/webp']),
  bytes: z.int(),
  url: z.string().check(z.describe('Opens it for this person, for some minutes.')),
});
export type Receipt = z.output<typeof receipt>;
export type ReceiptAnswer = z.input<typeof receipt>;

/** PDFs are not read: what they say stays to the person. */
export const receiptReadingStates = ['none', 'waiting', 'read', 'unreadable'] as const;

/** What was read off a receipt. It is a proposal: what is claimed is what the person sends. */
export const receiptReading = z.object({
  receiptId,
  state: z.enum(receiptReadingStates).check(z.describe('waiting: ask again in a moment.')),
  amount: z.nullable(z.int()).check(z.describe('Paise; null: no amount that is sure enough.')),
  day: z.nullable(z.string()).check(z.describe('Its date, where it can be claimed; null: none was found.')),
});
export type ReceiptReading = z.output<typeof receiptReading>;
export type ReceiptReadingAnswer = z.input<typeof receiptReading>;

export const expenseRow = z.object({
  request: approvalCard,
  expenseCategoryId,
  category: z.string(),
  day: z.string(),
  asked: z.int().check(z.describe('Paise that were asked for; the request’s amount is what counts.')),
  metres: z.nullable(z.int()),
  receipts: z.int(),
  askedAt: instant(),
});
export type ExpenseRow = z.output<typeof expenseRow>;
export type ExpenseRowAnswer = z.input<typeof expenseRow>;

/** How requests are paid: with the salary, out of an advance, or by the office outside of it. */
export const outsideMethods = ['bank', 'upi', 'cash', 'cheque'] as const;
export const repaymentMethods = ['salary', 'advance', ...outsideMethods] as const;
export type RepaymentMethod = (typeof repaymentMethods)[number];

export const repayment = z.object({
  method: z.enum(repaymentMethods),
  amount: z.int(),
  state: z
    .enum(['held', 'paid'])
    .check(z.describe('held: on a confirmed payslip whose salary is not paid yet.')),
  month: z.nullable(z.string()).check(z.describe('Of the salary, YYYY-MM-01.')),
  reference: z.string(),
  paidAt: z.nullable(instant()),
});
export type Repayment = z.output<typeof repayment>;

export const expense = z.object({
  ...expenseRow.shape,
  isOwn: z.boolean().check(z.describe('The viewer claimed it.')),
  ratePerKm: z.nullable(z.int()).check(z.describe('As it was when it was claimed.')),
  files: z.array(receipt),
  payments: z.array(repayment),
  toPay: z.int().check(z.describe('Paise that no payment and no confirmed payslip covers yet.')),
  bookingId: z.nullable(z.string()),
  booking: z.nullable(z.string()).check(z.describe('Its number.')),
  projectId: z.nullable(z.string()),
  project: z.nullable(z.string()).check(z.describe('Its title.')),
  tripId: z.nullable(z.string()),
  trip: z.nullable(z.string()).check(z.describe('Where it goes.')),
  can: z.object({ pay: z.boolean().check(z.describe('Mark as paid outside of the salary.')) }),
});
export type Expense = z.output<typeof expense>;
export type ExpenseAnswer = z.input<typeof expense>;

export const payBody = z.object({
  requestId,
  version: requestVersion,
  amount: amount('What was paid; at most what is left to pay.'),
  method: z.enum(outsideMethods, 'Choose one of the list.'),
  reference: optionalText(60, 'Number of the transfer or the cheque; not needed for cash.'),
});
export type PayBody = z.output<typeof payBody>;

export const advanceBody = z.object({
  staffId,
  amount: amount('What was given.'),
  givenOn: day('When it was given.'),
  method: z.enum(outsideMethods, 'Choose one of the list.'),
  reference: optionalText(60, 'Number of the transfer or the cheque; not needed for cash.'),
  note: optionalText(200, 'What for; the employee reads it.'),
});
export type AdvanceBody = z.output<typeof advanceBody>;

export const returnBody = z.object({
  advanceId,
  version: requestVersion,
  amount: amount('What was given back.'),
});

export const advance = z.object({
  advanceId,
  employee: z.object({ staffId: z.uuid(), fullName: z.string() }),
  amount: z.int(),
  left: z.int().check(z.describe('Paise that are neither set off nor returned.')),
  setOff: z.int(),
  returned: z.int(),
  givenOn: z.string(),
  method: z.enum(outsideMethods),
  reference: z.string(),
  note: z.string(),
  version: z.int(),
  can: z.object({ giveBack: z.boolean() }),
});
export type Advance = z.output<typeof advance>;
export type AdvanceAnswer = z.input<typeof advance>;

export const expenseStatuses = approvalStatuses;
