import type {
  OfficeCashRefund,
  decideCashRefund as asked,
  retryCashRefund as retried,
} from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { cashRefundErrors } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { insertAttempt } from '../attempt.store.ts';
import type { CashRefundDependencies } from '../cash-refund.interface.ts';
import { needsApproval } from '../cash-refund.rules.ts';
import { findCashRefund, lockCashRefund, readRules } from '../cash-refund.store.ts';
import { cashRefundTransitions } from '../cash-refund.transitions.ts';
import { readOffice } from './list-office.ts';

type Decided = SignedInCall<EndpointParsed<typeof asked>>;

/** Behind the lock of its booking's money. */
async function lockStatus(
  { platform, payment }: CashRefundDependencies,
  tx: Tx,
  refundId: string,
): Promise<'Needs Approval' | 'other'> {
  const found =
    (await findCashRefund(platform.db, refundId)) ?? refuse(cashRefundErrors.cash_refund_not_found);
  await payment.lockMoneyOf(tx, found);
  const row = (await lockCashRefund(tx, refundId)) ?? refuse(cashRefundErrors.cash_refund_not_found);
  return row.status === 'Needs Approval' ? 'Needs Approval' : 'other';
}

interface Seen {
  readonly refundId: string;
  readonly version: number;
}

/** As this Admin saw it, and may move it so. */
async function lockSeen<V extends 'check' | 'approve' | 'sendBack' | 'retry'>(
  tx: Tx,
  viewer: Viewer,
  verb: V,
  { refundId, version }: Seen,
) {
  const allowed = await cashRefundTransitions.lockTo(tx, viewer, verb, refundId);
  if (allowed.row.version !== version) refuse(kernelErrors.stale_state, { present: allowed.row.status });
  return allowed;
}

async function agree(tx: Tx, { viewer, now, input }: Decided, isFirst: boolean): Promise<void> {
  const { why, version } = input.body;
  const seen = { refundId: input.params.refundId, version };
  if (isFirst) {
    const allowed = await lockSeen(tx, viewer, 'check', seen);
    const changes = { checkedBy: viewer.userId, decideWhy: why };
    await cashRefundTransitions.move(tx, allowed, { now, why, changes });
    return;
  }
  const allowed = await lockSeen(tx, viewer, 'approve', seen);
  const attemptId = newId();
  const changes = { attemptId, decidedBy: viewer.userId, decideWhy: why };
  const moved = await cashRefundTransitions.move(tx, allowed, { now, why, changes });
  await insertAttempt(tx, moved, { attemptId, now });
}

/** The first yes checks it, the yes of another Admin sends it; a no asks its customer for another account. */
export async function decideCashRefund(
  deps: CashRefundDependencies,
  call: Decided,
): Promise<OfficeCashRefund> {
  const { viewer, now, input } = call;
  const { refundId } = input.params;
  const { approve, why, version } = input.body;
  await deps.platform.write(call, async (tx) => {
    const status = await lockStatus(deps, tx, refundId);
    if (approve) return agree(tx, call, status === 'Needs Approval');
    const allowed = await lockSeen(tx, viewer, 'sendBack', { refundId, version });
    const changes = { checkedBy: null, decidedBy: viewer.userId, decideWhy: why, failure: why };
    await cashRefundTransitions.move(tx, allowed, { now, why, changes });
  });
  return readOffice(deps, refundId, viewer);
}

/** To the same account once more, as a new payout; above the limit two Admins look again. */
export async function retryCashRefund(
  deps: CashRefundDependencies,
  call: SignedInCall<EndpointParsed<typeof retried>>,
): Promise<OfficeCashRefund> {
  const { viewer, now, input } = call;
  const { refundId } = input.params;
  const { why, version } = input.body;
  await deps.platform.write(call, async (tx) => {
    await lockStatus(deps, tx, refundId);
    const allowed = await lockSeen(tx, viewer, 'retry', { refundId, version });
    const waits = needsApproval(await readRules(tx, now), allowed.row.amountPaise);
    const attemptId = waits ? null : newId();
    const moved = await cashRefundTransitions.move(tx, allowed, {
      now,
      why,
      to: waits ? 'Needs Approval' : 'Pending',
      changes: {
        attemptId: attemptId ?? allowed.row.attemptId,
        checkedBy: null,
        decidedBy: viewer.userId,
        decideWhy: why,
        failure: null,
      },
    });
    if (attemptId) await insertAttempt(tx, moved, { attemptId, now });
  });
  return readOffice(deps, refundId, viewer);
}
