import * as z from 'zod/mini';
import { day, id, instant, optionalText, paise, whole } from '../../kernel/schema.ts';
import { departmentId, employeeId } from '../department/department.model.ts';
import { payslipId, payslipLine, runId, salaryPayment, payrollStatus } from '../payroll/payroll.model.ts';
import { leavingStatuses } from './leaving.noun.ts';

export const leavingId = id('leaving');

export const leavingKinds = ['resignation', 'ended'] as const;
export type LeavingKind = (typeof leavingKinds)[number];

/** What becomes of days that are missing from the notice. */
export const shortNotices = ['waived', 'recovered', 'paid'] as const;
export type ShortNotice = (typeof shortNotices)[number];

/** Where an organisation has set nothing. */
export const usualNoticeDays = 30;
/** How far ahead a last day may be. */
export const mostDaysAhead = 365;

const reason = optionalText(500, 'Why; read by the person and by those who manage the team.');
const lastDayOn = day('Last day of work.');
const choose = 'Choose one of the list.';

/** What an employee writes who resigns. */
export const resignationBody = z.object({ lastDayOn, reason });
export type ResignationBody = z.output<typeof resignationBody>;

/** What the office decides. */
export const leavingTerms = z.object({
  lastDayOn,
  shortNotice: z
    .optional(z.enum(shortNotices, choose))
    .check(
      z.describe(
        'Needed where days of the notice are missing. recovered: of a resignation; paid: where the business ends it.',
      ),
    ),
});
export type LeavingTerms = z.output<typeof leavingTerms>;

const person = z.object({ employeeId, fullName: z.string() });

/** In the list of those who leave. */
export const leavingCard = z.object({
  leavingId,
  employee: z.object({ ...person.shape, designation: z.string() }),
  kind: z.enum(leavingKinds),
  status: z.enum(leavingStatuses),
  noticeGivenOn: z.string(),
  lastDayOn: z.string(),
});
export type LeavingCard = z.output<typeof leavingCard>;
export type LeavingCardAnswer = z.input<typeof leavingCard>;

/** What is still open of who leaves; counted each time it is read. */
export const leavingChecklist = z.object({
  bookings: z
    .array(
      z.object({
        bookingId: z.string(),
        bookingNumber: z.string(),
        startsAt: instant(),
        locality: z.string(),
        isGiveable: z.boolean().check(z.describe('Accepted and not begun.')),
      }),
    )
    .check(z.describe('After the last day; a hundred at most.')),
  tasks: z.int().check(z.describe('Open ones that they do.')),
  approvals: z
    .int()
    .check(z.describe('Requests that wait for them, now or at a later level, and levels that name them.')),
  reports: z.array(person).check(z.describe('Those whose manager they are.')),
  departments: z.array(z.object({ departmentId, name: z.string() })).check(z.describe('Which they lead.')),
  assets: z.array(z.object({ assetId: z.string(), name: z.string() })).check(z.describe('Which they hold.')),
  advances: paise('Advances that are not settled.'),
  expenses: paise('Approved expenses and trips that are not paid.'),
  loans: paise('Left of loans; the last salary takes what it can.'),
  isClear: z.boolean().check(z.describe('No work and no asset is left; money is for the settlement.')),
});
export type LeavingChecklist = z.output<typeof leavingChecklist>;
export type LeavingChecklistAnswer = z.input<typeof leavingChecklist>;

/** As the person and the office see it. */
export const leaving = z.object({
  ...leavingCard.shape,
  reason: z.string(),
  noticeDays: z.int(),
  shortDays: z.int().check(z.describe('Days that are missing from the notice.')),
  shortNotice: z.nullable(z.enum(shortNotices)),
  handedTo: z.nullable(person),
  checklist: z
    .nullable(leavingChecklist)
    .check(z.describe('For the office alone, while it is open; else null.')),
  letterFrom: z
    .nullable(z.object({ place: z.string(), signatoryName: z.string(), signatoryTitle: z.string() }))
    .check(z.describe('Who a new letter is from, to begin with; null: none may be issued.')),
  version: z.int(),
  can: z.object({
    accept: z.boolean(),
    reschedule: z.boolean(),
    clear: z.boolean(),
    withdraw: z.boolean(),
    cancel: z.boolean(),
    handOver: z.boolean(),
    seeSettlement: z.boolean(),
  }),
});
export type Leaving = z.output<typeof leaving>;
export type LeavingAnswer = z.input<typeof leaving>;

/** Of one employee. */
export const leavingOfEmployee = z.object({
  leaving: z.nullable(leaving).check(z.describe('Null: the person is not leaving.')),
  noticeDays: z.int().check(z.describe('Which notice the business asks for now.')),
  can: z.object({
    ask: z.boolean().check(z.describe('Resign oneself.')),
    start: z.boolean().check(z.describe('End the employment of this person.')),
  }),
});
export type LeavingOfEmployee = z.output<typeof leavingOfEmployee>;
export type LeavingOfEmployeeAnswer = z.input<typeof leavingOfEmployee>;

/** The last salary of who leaves, with what is settled in it. */
export const settlement = z.object({
  month: z.string().check(z.describe('YYYY-MM-01: of the last day.')),
  payslip: z
    .nullable(
      z.object({
        isConfirmed: z.boolean().check(z.describe('False: as a payroll that begins now would have it.')),
        lines: z.array(payslipLine),
        gross: paise('All earnings.'),
        deductions: paise('All deductions.'),
        net: paise('Earnings less deductions; never below zero for what is recovered.'),
        owed: paise('What could not be recovered from it.'),
        paidHalfDays: z.int(),
      }),
    )
    .check(z.describe('Null: no salary is set.')),
  before: z
    .nullable(z.object({ payslipId, net: paise('What it paid.') }))
    .check(z.describe('The payslip of the month, confirmed before; what is left has a payroll of its own.')),
  isOwnRun: z.boolean().check(z.describe('It has a payroll of its own, after that of the month.')),
  run: z
    .nullable(
      z.object({
        runId,
        status: payrollStatus,
        payslipId: z.nullable(payslipId),
        payment: z.nullable(salaryPayment),
      }),
    )
    .check(z.describe('The payroll that pays it; null: there is none yet.')),
  can: z.object({ begin: z.boolean().check(z.describe('Begin a final settlement of its own.')) }),
});
export type Settlement = z.output<typeof settlement>;
export type SettlementAnswer = z.input<typeof settlement>;

export const leavingSettingBody = z.object({
  noticeDays: whole(0, 180, 'Days from the notice until the last day.'),
});
export const leavingSetting = z.object({
  noticeDays: z.int(),
  version: z.int().check(z.describe('0: nothing is set.')),
  can: z.object({ edit: z.boolean() }),
});
export type LeavingSetting = z.output<typeof leavingSetting>;
