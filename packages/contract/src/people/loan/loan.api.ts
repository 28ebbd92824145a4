/** Loans of employees, which their salaries pay back. The project’s own, beside what the specification asks for. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { wholeParam } from '../../kernel/schema.ts';
import { approvalErrors as r } from '../approval/approval.noun.ts';
import { approvalCard, approvalDecision, requestId } from '../approval/approval.model.ts';
import { loanErrors as e, loanStatuses } from './loan.noun.ts';
import {
  givenLoanBody,
  handOverBody,
  loan,
  loanBody,
  loanId,
  loanKey,
  loanRow,
  pauseBody,
  repayBody,
} from './loan.model.ts';

const tag = 'Loans';

/** What these change besides their own noun. */
const touches = ['approval', 'expense', 'leave', 'travel'] as const;
const roles = ['Service Partner', 'subUser'] as const;
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own loans' } as const;
const both = { who: 'roles', roles, scope: 'own loans; with salary.view those of the organisation' } as const;
const office = {
  who: 'roles',
  roles,
  permission: 'salary.update',
  scope: 'the own organisation; never the own loans',
} as const;
const choose = 'Choose one of the list.';

export const loansQuery = z.object({
  ...countedPageQuery,
  whose: z._default(z.enum(['own', 'team'], choose).check(z.describe('team needs salary.view.')), 'own'),
  status: z.optional(z.enum(loanStatuses, choose)),
  staffId: z.optional(z.uuid('This is not a known id.')).check(z.describe('Of one employee; for team.')),
});

export const listLoans = endpoint('GET /user/loan', {
  summary: 'Loans, the newest first',
  tag,
  authz: both,
  query: loansQuery,
  response: z.extend(countedPageOf(loanRow), {
    can: z.object({ give: z.boolean(), ask: z.boolean() }),
  }),
});

export const getLoan = endpoint('GET /user/loan/{loanId}', {
  summary:
    'One loan with its plan and what was paid of it; for its owner, its reviewers and who sees salaries',
  tag,
  authz: { ...both, scope: 'the own, those one reviews, and with salary.view all of the organisation' },
  params: z.object({ loanId }),
  response: loan,
  errors: [e.loan_not_found],
});

export const askForLoan = endpoint('POST /user/loan', {
  summary: 'Ask for a loan',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: loanBody,
  response: loan,
  errors: [e.loan_first_month],
  touches,
});

export const editLoan = endpoint('PATCH /user/loan', {
  summary: 'Change a loan before a reviewer acts, or ask again within 30 days of a rejection',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({ requestId, version: loanKey.version, ...loanBody.shape }),
  response: loan,
  errors: [
    e.loan_first_month,
    e.loan_not_found,
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_begun,
    r.approval_resubmit_late,
    r.approval_not_yours,
  ],
  touches,
});

export const withdrawLoan = endpoint('DELETE /user/loan', {
  summary: 'Withdraw a loan that was asked for; of an approved one, ask to cancel it',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  query: z.object({ requestId, version: wholeParam(1, 1_000_000, 'As it was read.') }),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_cancel_late,
    r.approval_not_yours,
    e.loan_handed_over,
  ],
  touches,
});

export const reviewLoan = endpoint('PATCH /user/loan/review', {
  summary: 'Approve or reject a loan that was asked for',
  tag,
  authz: { who: 'roles', roles, scope: 'loans that the caller reviews; never the own ones' },
  unconfirmed: 'carries-version',
  body: z.object(approvalDecision),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    r.approval_reason_missing,
  ],
  touches,
});

export const giveLoan = endpoint('POST /user/loan/give', {
  summary: 'Give a loan that was not asked for; its money is handed over with it',
  tag,
  authz: office,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: givenLoanBody,
  response: loan,
  errors: [e.loan_staff_unknown, e.loan_own, e.loan_first_month, e.loan_day, e.loan_reference],
  touches,
});

const moving = [e.loan_not_found, e.loan_moved_on, e.loan_own] as const;

export const handOverLoan = endpoint('PATCH /user/loan/handover', {
  summary: 'Note that the money of an approved loan was handed over; instalments begin',
  tag,
  authz: office,
  unconfirmed: 'carries-version',
  body: handOverBody,
  response: loan,
  errors: [...moving, e.loan_first_month, e.loan_day, e.loan_reference],
  touches,
});

export const dropLoan = endpoint('PATCH /user/loan/drop', {
  summary: 'Drop an approved loan whose money is not handed over',
  tag,
  authz: office,
  unconfirmed: 'carries-version',
  body: z.object(loanKey),
  response: loan,
  errors: moving,
  touches,
});

export const pauseLoan = endpoint('PATCH /user/loan/pause', {
  summary: 'Take no instalment in one month, or take such a pause back; interest goes on',
  tag,
  authz: office,
  unconfirmed: 'carries-version',
  body: pauseBody,
  response: loan,
  errors: [...moving, e.loan_pause_month],
  touches,
});

export const repayLoan = endpoint('PATCH /user/loan/repay', {
  summary: 'Note money that was given back outside of the salary, a part or all that is left',
  tag,
  authz: office,
  unconfirmed: 'carries-version',
  body: repayBody,
  response: loan,
  errors: [...moving, e.loan_day, e.loan_reference, e.loan_repay_more],
  touches,
});
