/** Salaries month by month: specification section 7, `user/salary`; calls that it does not name are our own. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  absenceBody,
  entryBody,
  paymentBody,
  payrollEntry,
  payrollEntryId,
  payrollRun,
  type PayrollRun,
  payrollRunDetail,
  payslip,
  payslipId,
  payslipRow,
  runId,
} from './payroll.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { paise, whole, removed } from '../../kernel/schema.ts';
import { payrollErrors as e } from './payroll.noun.ts';
import { returnKinds } from './payroll-return.model.ts';
import { firstOfMonth, staffId } from './salary-structure.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a payroll is confirmed and when salaries are paid. See docs/confirmations.md.

export const confirmsPayroll = confirmation('payroll', {
  payrollMonth: 'text',
  payrollPeople: 'count',
  netPay: 'money',
  payrollDeductions: 'money',
  payrollVersion: 'version',
});

export const seenOfPayroll = ({
  month,
  people,
  net,
  deductions,
  version: askedVersion,
}: Pick<PayrollRun, 'month' | 'people' | 'net' | 'deductions' | 'version'>): Seen<
  typeof confirmsPayroll
> => ({
  payrollMonth: month,
  payrollPeople: people,
  netPay: net,
  payrollDeductions: deductions,
  payrollVersion: askedVersion,
});

export const confirmsSalaries = confirmation('salaries', { salaryPeople: 'count', salariesToPay: 'money' });

export const seenOfSalaries = (toPay: {
  readonly people: number;
  readonly amount: number;
}): Seen<typeof confirmsSalaries> => ({ salaryPeople: toPay.people, salariesToPay: toPay.amount });

const tag = 'Salary';
const staff = { who: 'roles', roles: ['Service Partner', 'subUser'] } as const;
const reading = { ...staff, permission: 'salary.view', scope: 'salaries of the own organisation' } as const;
const changing = { ...reading, permission: 'salary.update' } as const;
const own = { ...staff, scope: 'own payslips; with salary.view those of the own organisation' } as const;
const params = z.object({ runId });
const version = whole(1, 1_000_000, 'As it was read.');

export const payslipQuery = z.object({
  ...countedPageQuery,
  runId: z.optional(runId),
  staffId: z.optional(staffId),
  month: z.optional(firstOfMonth),
  own: z.optional(z.literal('true', 'Send true.')).check(z.describe('Only the caller’s own payslips.')),
  changed: z
    .optional(z.literal('true', 'Send true.'))
    .check(z.describe('Only where pay differs from the month before.')),
  warned: z.optional(z.literal('true', 'Send true.')).check(z.describe('Only with something to look at.')),
  unpaid: z.optional(z.literal('true', 'Send true.')).check(z.describe('Only who was not paid yet.')),
  absent: z
    .optional(z.literal('true', 'Send true.'))
    .check(z.describe('Only with days without a check-in that someone decides about.')),
});

export const listSalaries = endpoint('GET /user/salary', {
  summary: 'Payslips, the newest month first: of a payroll, of a person, or the caller’s own',
  tag,
  authz: own,
  query: payslipQuery,
  response: countedPageOf(payslipRow),
});

export const getPayslip = endpoint('GET /user/salary/payslip/{payslipId}', {
  summary: 'One payslip with its lines, where they come from, and the year to date',
  tag,
  authz: own,
  params: z.object({ payslipId }),
  response: payslip,
  errors: [e.payslip_not_found],
});

export const getPayslipPdf = endpoint('GET /user/salary/payslip/{payslipId}/pdf', {
  summary: 'The payslip as PDF in the caller’s language; after it was confirmed',
  tag,
  authz: own,
  params: z.object({ payslipId }),
  produces: 'application/pdf',
  errors: [e.payslip_not_found],
});

export const beginPayroll = endpoint('POST /user/salary/run', {
  summary: 'Work out the payslips of a month, as a draft',
  tag,
  authz: { ...changing, permission: 'salary.create' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ month: firstOfMonth }),
  response: payrollRun,
  errors: [e.payroll_month_taken, e.payroll_month_future, e.payroll_before_open, e.payroll_no_one],
});

export const beginSettlement = endpoint('POST /user/salary/settlement', {
  summary: 'Work out the final settlement of who left after the payroll of their last month was confirmed',
  tag,
  authz: { ...changing, permission: 'salary.create' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ staffId }),
  response: payrollRun,
  errors: [
    e.salary_staff_unknown,
    e.payroll_settlement_none,
    e.payroll_settlement_early,
    e.payroll_settlement_open,
    e.payroll_settlement_there,
    e.payroll_settlement_nothing,
  ],
  touches: 'everything',
});

export const listPayrolls = endpoint('GET /user/salary/run', {
  summary: 'Payrolls, the newest month first',
  tag,
  authz: reading,
  query: z.object(pageQuery),
  response: pageOf(payrollRun),
});

export const getPayroll = endpoint('GET /user/salary/run/{runId}', {
  summary: 'One payroll: progress, sums, what changed since the month before and why, warnings, books',
  tag,
  authz: reading,
  params,
  response: payrollRunDetail,
  errors: [e.payroll_not_found],
});

export const movePayroll = endpoint('PATCH /user/salary/run/{runId}', {
  summary: 'Work a draft out again, send it back or discard it',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version, verb: z.enum(['again', 'sendBack', 'discard'], 'Choose one of the list.') }),
  response: payrollRun,
  errors: [e.payroll_not_found, e.payroll_moved_on],
});

export const decideAbsences = endpoint('POST /user/salary/run/{runId}/absence', {
  summary:
    'Decide about days without a check-in of people who had not begun to check in: unpaid, or paid without checking in; never one’s own',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  params,
  body: absenceBody,
  response: payrollRun,
  errors: [e.payroll_not_found, e.payroll_moved_on, e.payroll_absence_changed, e.salary_own],
  touches: 'everything',
});

export const confirmPayroll = endpoint('POST /user/salary/run/{runId}/confirm', {
  summary:
    'Confirm a payroll: nothing in it changes any more. By two people where it holds a change of the first one’s pay',
  tag,
  authz: changing,
  idempotency: 'required',
  confirms: confirmsPayroll,
  params,
  body: z.object({ seen: confirmsPayroll.schema }),
  response: payrollRun,
  errors: [
    e.payroll_not_found,
    e.payroll_moved_on,
    e.payroll_own_change,
    e.payroll_extras_changed,
    e.payroll_absence_open,
    e.payroll_below_zero,
  ],
});

export const getSalariesToPay = endpoint('GET /user/salary/payment', {
  summary: 'How many people are still to be paid of a payroll, and how much',
  tag,
  authz: reading,
  query: z.object({
    runId,
    staffIds: z
      .optional(z.string().check(z.maxLength(4_000)))
      .check(z.describe('Separated by commas; left out: everyone.')),
  }),
  response: z.object({ people: z.int(), amount: paise(), balance: z.nullable(paise()) }),
  errors: [e.payroll_not_found],
});

export const paySalaries = endpoint('POST /user/salary/payment', {
  summary: 'Pay salaries of a confirmed payroll: marked as paid with a reference, or by payout; each once',
  tag,
  authz: changing,
  idempotency: 'required',
  confirms: confirmsSalaries,
  body: z.object({ ...paymentBody.shape, seen: confirmsSalaries.schema }),
  response: payrollRun,
  errors: [
    e.payroll_not_found,
    e.payroll_moved_on,
    e.salary_paid_already,
    e.salary_nothing_to_pay,
    e.salary_balance_low,
    e.salary_no_bank,
    e.salary_no_payouts,
    e.salary_reference_missing,
  ],
});

export const getPayrollFile = endpoint('GET /user/salary/run/{runId}/file', {
  summary:
    'A confirmed payroll as a file: for the bank, the provident fund (ECR), state insurance, professional tax or labour welfare',
  tag,
  authz: reading,
  params,
  query: z.object({ kind: z.enum(returnKinds, 'Choose one of the list.') }),
  produces: 'application/octet-stream',
  errors: [e.payroll_not_found, e.payroll_moved_on, e.payroll_file_empty],
});

export const listPayrollEntries = endpoint('GET /user/salary/entry', {
  summary: 'What was entered for a month: bonuses, deductions, unpaid days, overtime',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, month: firstOfMonth, staffId: z.optional(staffId) }),
  response: pageOf(payrollEntry),
});

export const addPayrollEntry = endpoint('POST /user/salary/entry', {
  summary: 'Enter a bonus, a deduction, unpaid days or overtime of a person for a month; never one’s own',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: entryBody,
  response: payrollEntry,
  errors: [e.salary_own, e.salary_staff_unknown, e.payslip_frozen],
});

export const removePayrollEntry = endpoint('DELETE /user/salary/entry', {
  summary: 'Take an entry out again before the month is confirmed',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ payrollEntryId }),
  response: removed,
  errors: [e.payroll_entry_not_found, e.salary_own, e.payslip_frozen],
});

export const payrollPreviews: readonly PreviewFirst[] = [
  previewFirst(confirmPayroll, async (look, asked) =>
    seenOfPayroll(await look(getPayroll, { params: { runId: asked.params['runId'] ?? '' } })),
  ),
  previewFirst(paySalaries, async (look, asked) =>
    seenOfSalaries(
      await look(getSalariesToPay, {
        query: {
          runId: asked.body.runId,
          ...(asked.body.staffIds && { staffIds: asked.body.staffIds.join(',') }),
        },
      }),
    ),
  ),
];
