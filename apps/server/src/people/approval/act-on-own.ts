import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Acting, lockFor, settle } from './move-request.ts';
import type { ApprovalDependencies, OwnVerb, RequestKey } from './approval.interface.ts';
import type { RequestRow } from './approval.row.ts';
import { isBegun } from './approval.rules.ts';
import { approvalTransitions } from './approval.transitions.ts';

/** Withdraw what is pending, ask to cancel what was approved, or take a change back. */
export async function actOnOwn(
  deps: ApprovalDependencies,
  tx: Tx,
  acting: Acting,
  kind: ApprovalKindName,
  verb: OwnVerb,
  key: RequestKey,
): Promise<Authorized<RequestRow>> {
  const { now } = acting;
  const allowed = await lockFor(tx, acting, verb, key, kind);
  if (allowed.by.kind !== 'Owner') refuse(approvalErrors.approval_not_yours);
  const before = allowed.row;
  // What was approved is taken back by its change, not with it.
  if (before.isChange !== (verb === 'restore'))
    refuse(approvalErrors.approval_moved_on, { present: before.status });
  if (verb === 'ask_cancel' && isBegun(before, now)) refuse(approvalErrors.approval_cancel_late);
  const changes =
    verb === 'ask_cancel'
      ? { cancelAsked: true, waitingSince: now }
      : { isChange: false, newEndsOn: null, cancelAsked: false };
  const row = await approvalTransitions.move(tx, allowed, { now, changes });
  await settle(deps, tx, acting, { verb, before, row, now });
  return row;
}
