/** Leave in return for work on days off (compensatory leave); the project’s own choice, as leave is. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { day, optionalText, wholeParam } from '../../kernel/schema.ts';
import { approvalErrors as r } from '../approval/approval.noun.ts';
import { approvalCard, approvalDecision, requestId } from '../approval/approval.model.ts';
import { compensatoryBackDays, compensatoryDay } from './compensatory.model.ts';
import { leaveErrors as e } from './leave.noun.ts';

const tag = 'Leave';
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own days' } as const;

export const listCompensatory = endpoint('GET /user/leave/compensatory', {
  summary: `Days off of the last ${compensatoryBackDays} days on which the caller worked, the newest first, and what became of each`,
  tag,
  authz: own,
  response: z.object({
    items: z.array(compensatoryDay),
    expiresDays: z
      .nullable(z.int())
      .check(z.describe('Compensatory leave expires so many days after its approval; null: there is none.')),
  }),
});

export const askCompensatory = endpoint('POST /user/leave/compensatory', {
  summary: 'Ask that work on a day off becomes leave, in place of overtime',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({
    day: day('The day off.'),
    note: optionalText(300, 'What was done; the reviewer reads it.'),
  }),
  response: approvalCard,
  errors: [e.compensatory_no_type, e.compensatory_not_worked, e.compensatory_there, e.compensatory_paid],
  touches: ['approval', 'expense', 'loan', 'travel'],
});

export const withdrawCompensatory = endpoint('DELETE /user/leave/compensatory', {
  summary: 'Withdraw such a request before it is decided',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  query: z.object({ requestId, version: wholeParam(1, 1_000_000, 'As it was read.') }),
  response: approvalCard,
  errors: [r.approval_not_found, r.approval_moved_on, r.approval_cancel_late, r.approval_not_yours],
  touches: ['approval', 'expense', 'loan', 'travel'],
});

export const reviewCompensatory = endpoint('PATCH /user/leave/compensatory/review', {
  summary: 'Approve or reject it; approved, it is in the balance until it expires',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    scope: 'requests that the caller reviews; never the own ones',
  },
  unconfirmed: 'carries-version',
  body: z.object(approvalDecision),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    r.approval_reason_missing,
    e.compensatory_no_type,
    e.compensatory_paid,
  ],
  touches: 'everything',
});
