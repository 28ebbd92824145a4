/** Who reviews what employees ask for. The specification names the reviews; these calls are the project’s own choice. */
import * as z from 'zod/mini';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { id, removed } from '../../kernel/schema.ts';
import { approvalErrors as e, approvalStatuses } from './approval.noun.ts';
import {
  approvalCard,
  approvalKind,
  approvalStep,
  chain,
  chainBody,
  decisions,
  delegate,
  delegateBody,
  requestId,
  requestVersion,
  reviewReason,
} from './approval.model.ts';

const tag = 'Reviews';

/** What these change besides their own noun. */
const touches = ['expense', 'leave', 'loan', 'travel'] as const;
const team = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope: 'requests of the own organisation that the caller reviews; never the own ones',
} as const;
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own substitutes' } as const;
const settings = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'manage_users.view',
  scope: 'the own organisation',
} as const;

export const approvalsQuery = z.object({
  ...countedPageQuery,
  kind: z.optional(approvalKind),
  status: z.optional(z.enum(approvalStatuses, 'Choose one of the list.')),
});

export const listReviews = endpoint('GET /user/approval', {
  summary: 'What waits for the caller’s review, the longest wait first; by status also what was decided',
  tag,
  authz: team,
  query: approvalsQuery,
  response: countedPageOf(approvalCard),
});

export const readReview = endpoint('GET /user/approval/steps', {
  summary: 'Who reviews a request and who has decided; for its owner and its reviewers',
  tag,
  authz: team,
  query: z.object({ requestId }),
  response: z.object({ request: approvalCard, steps: z.array(approvalStep) }),
  errors: [e.approval_not_found],
});

export const reviewMany = endpoint('PATCH /user/approval', {
  summary: 'Approve or reject several requests; each by its own review, reported row by row',
  tag,
  authz: team,
  unconfirmed: 'carries-version',
  body: z.object({
    requests: manyOf(z.object({ requestId, version: requestVersion })),
    decision: z.enum(decisions, 'Choose approved or rejected.'),
    reason: z.optional(reviewReason),
  }),
  response: rowByRow,
});

export const takeOverReview = endpoint('PATCH /user/approval/takeOver', {
  summary:
    'Decide in place of whom the present level names, as the owner of the business; the reason is kept',
  tag,
  authz: { ...team, roles: ['Service Partner'] },
  unconfirmed: 'carries-version',
  body: z.object({ requestId, version: requestVersion, reason: reviewReason }),
  response: approvalCard,
  errors: [e.approval_not_found, e.approval_moved_on, e.approval_not_yours],
  touches,
});

export const answerCancel = endpoint('PATCH /user/approval/cancel', {
  summary: 'Confirm that what was approved is cancelled, or keep it',
  tag,
  authz: team,
  unconfirmed: 'carries-version',
  body: z.object({
    requestId,
    version: requestVersion,
    answer: z.enum(['cancel', 'keep'], 'Choose one of the list.'),
  }),
  response: approvalCard,
  errors: [
    e.approval_not_found,
    e.approval_moved_on,
    e.approval_own,
    e.approval_not_yours,
    e.approval_not_asked,
    e.approval_cancel_late,
    e.approval_in_payroll,
  ],
  touches: 'everything',
});

export const getChain = endpoint('GET /user/approval/chain', {
  summary: 'Levels of review of one kind of request; none: anyone with its permission',
  tag,
  authz: settings,
  query: z.object({ kind: approvalKind }),
  response: chain,
});

export const saveChain = endpoint('PATCH /user/approval/chain', {
  summary: 'Set the levels of review of one kind of request; requests that are under way keep theirs',
  tag,
  authz: { ...settings, permission: 'manage_users.update' },
  unconfirmed: 'own-text',
  body: chainBody,
  response: chain,
  errors: [e.reviewer_unknown, e.approval_level_person],
});

export const listDelegates = endpoint('GET /user/approval/delegate', {
  summary: 'The caller’s substitutes and their dates',
  tag,
  authz: { ...team, scope: 'the caller’s own substitutes' },
  query: z.object(pageQuery),
  response: pageOf(delegate),
});

export const addDelegate = endpoint('POST /user/approval/delegate', {
  summary: 'Let a colleague review for the caller on some days',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: delegateBody,
  response: delegate,
  errors: [
    e.reviewer_unknown,
    e.delegate_dates,
    e.delegate_overlaps,
    e.delegate_self,
    e.delegate_cannot_review,
  ],
  touches,
});

export const removeDelegate = endpoint('DELETE /user/approval/delegate', {
  summary: 'End a substitution',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: z.object({ delegateId: id('ApprovalDelegate') }),
  response: removed,
  errors: [e.delegate_not_found],
  touches,
});
