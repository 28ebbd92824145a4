/** Every move of a request, with what its kind makes of it. */
import { approvalErrors, type ApprovalVerb } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApprovalDependencies, RequestKey, ShiftSwap } from './approval.interface.ts';
import type { RequestRow, Reviewed } from './approval.row.ts';
import { approvalTransitions } from './approval.transitions.ts';

export type Acting = Pick<SignedInCall, 'viewer' | 'now'> & Partial<Pick<SignedInCall, 'lang'>>;

/** Locked, visible, allowed, and as it was read. */
export async function lockFor<V extends ApprovalVerb>(
  tx: Tx,
  { viewer, now }: Acting,
  verb: V,
  { requestId, version }: RequestKey,
  kind?: ApprovalKindName,
) {
  const allowed = await approvalTransitions.lockTo(tx, viewer, verb, { requestId, viewer, now });
  if (kind && allowed.row.kind !== kind) refuse(approvalErrors.approval_not_found);
  if (allowed.row.version !== version)
    refuse(approvalErrors.approval_moved_on, { present: allowed.row.status });
  return allowed;
}

export type Locked<V extends ApprovalVerb> = Awaited<ReturnType<typeof lockFor<V>>>;

/** What its kind makes of a move that has been made. */
export async function settle(
  { kinds }: ApprovalDependencies,
  tx: Tx,
  acting: Acting | null,
  made: {
    readonly verb: ApprovalVerb;
    readonly before: Reviewed;
    readonly row: Authorized<RequestRow>;
    readonly now: Date;
    readonly swaps?: readonly ShiftSwap[];
  },
): Promise<void> {
  const kind = kinds.answers.find((one) => one.kind === made.row.kind);
  const call = acting && { lang: 'en' as const, ...acting };
  await kind?.settle(tx, { ...made, swaps: made.swaps ?? [], call });
}
