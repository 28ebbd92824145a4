/** Expenses of employees: specification section 7, `user/expenses`. Categories, receipts and advances are the project’s own choice. */
import * as z from 'zod/mini';
import { documentErrors } from '../../files/document/document.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { day, optionalText, paiseBetween, wholeParam, removed } from '../../kernel/schema.ts';
import { approvalErrors as r } from '../approval/approval.noun.ts';
import {
  approvalCard,
  approvalDecision,
  mostOfRequest,
  requestId,
  requestVersion,
} from '../approval/approval.model.ts';
import { expenseErrors as e } from './expense.noun.ts';
import {
  advance,
  advanceBody,
  expense,
  expenseBody,
  expenseCategory,
  expenseCategoryBody,
  expenseCategoryId,
  expenseRow,
  expenseStatuses,
  payBody,
  receipt,
  receiptId,
  receiptLimits,
  receiptReading,
  returnBody,
} from './expense.model.ts';

const tag = 'Expenses';

/** What these change besides their own noun. */
const touches = ['approval', 'leave', 'loan', 'travel'] as const;
const roles = ['Service Partner', 'subUser'] as const;
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own expenses' } as const;
const both = {
  who: 'roles',
  roles,
  scope: 'own expenses; with expenses.view those of the organisation',
} as const;
const team = (permission: 'expenses.create' | 'expenses.update') =>
  ({ who: 'roles', roles, permission, scope: 'the own organisation; never the own expenses' }) as const;
const settings = { ...team('expenses.update'), scope: 'the own organisation' } as const;
const choose = 'Choose one of the list.';
const staffId = z.uuid('This is not a known id.');

export const listExpenseCategories = endpoint('GET /user/expenses/categories', {
  summary: 'Categories of expenses of the business, by name',
  tag,
  authz: { who: 'roles', roles, scope: 'the own organisation' },
  query: z.object(pageQuery),
  response: z.object({
    ...pageOf(expenseCategory).shape,
    can: z.object({ change: z.boolean().check(z.describe('Add and change categories.')) }),
  }),
});

export const addExpenseCategory = endpoint('POST /user/expenses/categories', {
  summary: 'Add a category of expenses with its limits',
  tag,
  authz: settings,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: expenseCategoryBody,
  response: expenseCategory,
  errors: [e.expense_category_name_taken, e.expense_category_limit],
  touches,
});

export const editExpenseCategory = endpoint('PATCH /user/expenses/categories', {
  summary: 'Change a category; expenses that were claimed keep their amounts',
  tag,
  authz: settings,
  unconfirmed: 'carries-version',
  body: z.object({
    expenseCategoryId,
    version: expenseCategory.shape.version,
    ...expenseCategoryBody.shape,
  }),
  response: expenseCategory,
  errors: [e.expense_category_not_found, e.expense_category_changed, e.expense_category_name_taken],
  touches,
});

export const expensesQuery = z.object({
  ...countedPageQuery,
  whose: z._default(z.enum(['own', 'team'], choose).check(z.describe('team needs expenses.view.')), 'own'),
  status: z.optional(z.enum(expenseStatuses, choose)),
  expenseCategoryId: z.optional(expenseCategoryId),
  staffId: z.optional(staffId).check(z.describe('Of one employee; for team.')),
  fromDay: z.optional(day('Paid on this day or later.')),
  toDay: z.optional(day('Paid on this day or earlier.')),
  q: optionalText(60, 'Part of what it was for.'),
});

export const listExpenses = endpoint('GET /user/expenses', {
  summary: 'Expenses, the newest claim first',
  tag,
  authz: both,
  query: expensesQuery,
  response: countedPageOf(expenseRow),
});

export const getExpense = endpoint('GET /user/expenses/details', {
  summary: 'One expense with its receipts and payments; for its owner and its reviewers',
  tag,
  authz: { ...both, scope: 'the own, those one reviews, and with expenses.view all of the organisation' },
  query: z.object({ requestId }),
  response: expense,
  errors: [r.approval_not_found],
});

const writing = [
  e.expense_category_not_found,
  e.expense_category_closed,
  e.expense_day,
  e.expense_amount_missing,
  e.expense_distance_missing,
  e.expense_over_claim,
  e.expense_over_month,
  e.expense_receipt_missing,
  e.expense_receipt_gone,
  e.expense_link_unknown,
  e.expense_link_two,
  e.expense_trip_unknown,
] as const;

export const addExpense = endpoint('POST /user/expenses', {
  summary: 'Claim an expense; by distance its amount is worked out from the rate of the category',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: expenseBody,
  response: approvalCard,
  errors: writing,
  touches,
});

export const editExpense = endpoint('PATCH /user/expenses', {
  summary: 'Change an expense before a reviewer acts, or claim it again within 30 days of a rejection',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({ requestId, version: requestVersion, ...expenseBody.shape }),
  response: approvalCard,
  errors: [
    ...writing,
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_begun,
    r.approval_resubmit_late,
    r.approval_not_yours,
  ],
  touches,
});

export const withdrawExpense = endpoint('DELETE /user/expenses', {
  summary: 'Withdraw an expense; of an approved one that is not paid, ask to cancel it',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  query: z.object({ requestId, version: wholeParam(1, 1_000_000, 'As it was read.') }),
  response: approvalCard,
  errors: [r.approval_not_found, r.approval_moved_on, r.approval_cancel_late, r.approval_not_yours],
  touches,
});

export const reviewExpense = endpoint('PATCH /user/expenses/review', {
  summary: 'Approve an expense, also for less with a reason, or reject it; the amount is frozen afterwards',
  tag,
  authz: { who: 'roles', roles, scope: 'expenses that the caller reviews; never the own ones' },
  unconfirmed: 'carries-version',
  body: z.object({
    ...approvalDecision,
    amount: z.optional(paiseBetween(1, mostOfRequest, 'What is approved; left out: what was asked.')),
  }),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    r.approval_reason_missing,
    r.approval_amount_more,
    r.approval_less_reason,
  ],
  touches,
});

export const payExpense = endpoint('PATCH /user/expenses/pay', {
  summary: 'Mark an approved expense as paid outside of the salary, in part or whole',
  tag,
  authz: team('expenses.update'),
  unconfirmed: 'carries-version',
  body: payBody,
  response: expense,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    e.expense_pay_more,
    e.expense_pay_reference,
  ],
  touches,
});

export const addReceipts = endpoint('POST /user/expenses/receipts', {
  summary: 'Keep photos or PDFs for an expense that is about to be claimed; kept for a week until then',
  tag,
  authz: { ...own, scope: 'the caller’s own receipts' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 30,
  upload: {
    field: 'files',
    maxFiles: receiptLimits.atOnce,
    maxBytes: receiptLimits.bytes,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ files: z.array(receipt) }),
  errors: [
    documentErrors.document_unreadable,
    documentErrors.document_active,
    documentErrors.document_locked,
    e.expense_receipt_limit,
  ],
  touches: 'nothing',
});

export const getReceiptReading = endpoint('GET /user/expenses/receipts/reading', {
  summary: 'Amount and date as they were read off a receipt; read after the upload, within a minute',
  tag,
  authz: { ...own, scope: 'the caller’s own receipts' },
  query: z.object({ receiptId }),
  response: receiptReading,
  errors: [e.expense_receipt_not_found],
});

export const removeReceipt = endpoint('DELETE /user/expenses/receipts', {
  summary: 'Remove a receipt that no expense has',
  tag,
  authz: { ...own, scope: 'the caller’s own receipts' },
  unconfirmed: 'removes-named',
  query: z.object({ receiptId }),
  response: removed,
  errors: [e.expense_receipt_gone],
});

export const advancesQuery = z.object({
  ...countedPageQuery,
  whose: z._default(z.enum(['own', 'team'], choose).check(z.describe('team needs expenses.view.')), 'own'),
  open: z.optional(z.enum(['true'], choose)).check(z.describe('Only those of which something is left.')),
  staffId: z.optional(staffId),
});

export const listAdvances = endpoint('GET /user/expenses/advances', {
  summary: 'Advances that were given, the newest first',
  tag,
  authz: { ...both, scope: 'own advances; with expenses.view those of the organisation' },
  query: advancesQuery,
  response: z.object({
    ...countedPageOf(advance).shape,
    can: z.object({ give: z.boolean().check(z.describe('Note advances that were given.')) }),
  }),
});

export const giveAdvance = endpoint('POST /user/expenses/advances', {
  summary:
    'Note an advance that was given; approved expenses are set off against it, the oldest advance first',
  tag,
  authz: { ...team('expenses.create'), scope: 'employees of the own organisation; never oneself' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: advanceBody,
  response: advance,
  errors: [e.advance_staff_unknown, e.advance_own, e.advance_day, e.expense_pay_reference],
  touches,
});

export const returnAdvance = endpoint('PATCH /user/expenses/advances', {
  summary: 'Note that an employee gave back what is left of an advance, in part or whole',
  tag,
  authz: { ...team('expenses.create'), scope: 'advances of the own organisation; never the own ones' },
  unconfirmed: 'carries-version',
  body: returnBody,
  response: advance,
  errors: [e.advance_not_found, e.advance_changed, e.advance_own, e.advance_return_more],
  touches,
});
