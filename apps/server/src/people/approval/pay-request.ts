import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApprovalDependencies, PaidRequest, RequestKey } from './approval.interface.ts';
import type { RequestRow } from './approval.row.ts';
import { approvalTransitions } from './approval.transitions.ts';
import { type Acting, type Locked, lockFor, settle } from './move-request.ts';

/** In part, or in full: then it is over, unless its kind knows of more. */
async function payLocked(
  deps: ApprovalDependencies,
  tx: Tx,
  acting: Acting | null,
  allowed: Locked<'pay'>,
  { paise, now }: { readonly paise: number; readonly now: Date },
): Promise<Authorized<RequestRow>> {
  const before = allowed.row;
  const paidPaise = before.paidPaise + paise;
  const amount = before.amountPaise ?? 0;
  if (paidPaise > amount) refuse(approvalErrors.approval_moved_on, { present: before.status });
  const kind = deps.kinds.answers.find((one) => one.kind === before.kind);
  const isOver = paidPaise === amount && ((await kind?.isOver?.(tx, before)) ?? true);
  const row = await approvalTransitions.move(tx, allowed, {
    now,
    to: isOver ? 'Completed' : 'approved',
    changes: { paidPaise, cancelAsked: false },
  });
  await settle(deps, tx, acting, { verb: 'pay', before, row, now });
  return row;
}

export async function payRequest(
  deps: ApprovalDependencies,
  tx: Tx,
  acting: Acting,
  kind: ApprovalKindName,
  { paise, ...key }: PaidRequest & RequestKey,
): Promise<Authorized<RequestRow>> {
  const allowed = await lockFor(tx, acting, 'pay', key, kind);
  return payLocked(deps, tx, acting, allowed, { paise, now: acting.now });
}

/** By the machine: with the salary, or out of an advance. Null: it is not approved any more. */
export async function payBySystem(
  deps: ApprovalDependencies,
  tx: Tx,
  now: Date,
  { requestId, paise }: PaidRequest,
): Promise<Authorized<RequestRow> | null> {
  const allowed = await approvalTransitions.lockForSystem(tx, approvalTransitions.verb.pay, {
    requestId,
    viewer: null,
    now,
  });
  return allowed && payLocked(deps, tx, null, allowed, { paise, now });
}
