import { approvalErrors, type ApprovalVerb } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer, ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockFor, settle } from './move-request.ts';
import { readRequest } from './read-requests.ts';
import type { ApprovalDependencies, Decision } from './approval.interface.ts';
import type { RequestRow } from './approval.row.ts';
import { decideStep, lockRequest } from './approval.store.ts';
import { approvalTransitions } from './approval.transitions.ts';

type DecisionVerb = Extract<ApprovalVerb, 'pass' | 'approve' | 'reject' | 'restore'>;

/** Which move a decision is, by where the request stands. A refused change leaves what was approved. */
const verbOf = (decision: Decision['decision'], row: RequestRow | null): DecisionVerb => {
  if (decision === 'rejected') return row?.isChange ? 'restore' : 'reject';
  return row && row.level < row.levels ? 'pass' : 'approve';
};

/** Less than was asked for may be approved, with a reason; what was approved stays as it is in a review of its change. */
function amountOf(row: RequestRow, { decision, amount, reason }: Decision): number | null {
  if (decision === 'rejected' || amount === undefined || amount === row.amountPaise) return row.amountPaise;
  if (row.isChange || amount > (row.amountPaise ?? 0)) refuse(approvalErrors.approval_amount_more);
  if (!reason) refuse(approvalErrors.approval_less_reason);
  return amount;
}

const changesOf = (
  verb: DecisionVerb,
  { level, endsOn, newEndsOn, amountPaise: asked }: RequestRow,
  { reason, amountPaise }: { readonly reason: string | null; readonly amountPaise: number | null },
  now: Date,
) => ({
  acted: true,
  ...(amountPaise !== asked && { amountPaise, reason }),
  ...(verb === 'pass' && { level: level + 1, waitingSince: now, reminded: 0 }),
  ...(verb === 'approve' && { endsOn: newEndsOn ?? endsOn }),
  ...((verb === 'approve' || verb === 'restore') && { isChange: false, newEndsOn: null }),
  ...(verb === 'reject' && { reason, rejectedAt: now }),
});

async function decideLocked(
  deps: ApprovalDependencies,
  tx: Tx,
  call: SignedInCall,
  kind: ApprovalKindName | undefined,
  decided: Decision,
): Promise<void> {
  const { viewer, now } = call;
  const { requestId, version, decision, reason, swaps = [] } = decided;
  if (decision === 'rejected' && !reason) refuse(approvalErrors.approval_reason_missing);
  const verb = verbOf(decision, await lockRequest(tx, requestId));
  const allowed = await lockFor(tx, call, verb, { requestId, version }, kind);
  // A change is the owner's to take back, and a reviewer's to refuse.
  if (allowed.by.kind === 'Owner') refuse(approvalErrors.approval_own);
  const before = allowed.row;
  const outcome = decision === 'rejected' ? 'rejected' : 'approved';
  await decideStep(tx, before, { outcome, by: viewer.userId, now });
  const amountPaise = amountOf(before, decided);
  const changes = changesOf(verb, before, { reason: reason ?? null, amountPaise }, now);
  const row = await approvalTransitions.move(tx, allowed, { now, changes });
  await settle(deps, tx, call, { verb, before, row, now, swaps });
}

/** Approve or reject at the present level; the row is locked, so of two reviewers at once one decides. */
export function decideReview(
  deps: ApprovalDependencies,
  call: SignedInCall,
  kind: ApprovalKindName | undefined,
  decision: Decision,
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    await decideLocked(deps, tx, call, kind, decision);
    return readRequest(deps, tx, call, decision.requestId);
  });
}
