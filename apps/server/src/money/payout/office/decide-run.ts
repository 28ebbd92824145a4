import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { OfficeRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutErrors } from '@nukkad/contract/money/payout/payout.noun';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { requestPayouts } from '../run/run-daily.ts';
import { cancelPayouts, lockRun } from '../run/run.store.ts';
import { runTransitions } from '../run/run.transitions.ts';
import { presentRun } from './office.presenter.ts';
import { findOfficeRun } from './office.store.ts';

type Call = SignedInCall<{
  body: { approve: boolean; why: string; version: number };
  params: { runId: string };
}>;

/** As this Admin saw it, and may decide it so. */
async function lockSeen<V extends 'reject' | 'check' | 'approve'>(tx: Tx, { viewer, input }: Call, verb: V) {
  const allowed = await runTransitions.lockTo(tx, viewer, verb, input.params.runId);
  if (allowed.row.version !== input.body.version) refuse(kernelErrors.stale_state);
  return allowed;
}

async function decide(tx: Tx, call: Call): Promise<void> {
  const { viewer, now } = call;
  const { approve, why } = call.input.body;
  if (!approve) {
    const allowed = await lockSeen(tx, call, runTransitions.verb.reject);
    const changes = { decidedBy: viewer.userId, decideWhy: why, decidedAt: now };
    await runTransitions.move(tx, allowed, { now, changes });
    return cancelPayouts(tx, allowed.row, now);
  }
  const run = (await lockRun(tx, call.input.params.runId)) ?? refuse(payoutErrors.payout_not_found);
  if (run.status === 'Needs Approval') {
    const allowed = await lockSeen(tx, call, runTransitions.verb.check);
    await runTransitions.move(tx, allowed, { now, changes: { checkedBy: viewer.userId, decideWhy: why } });
    return;
  }
  const allowed = await lockSeen(tx, call, runTransitions.verb.approve);
  const changes = { decidedBy: viewer.userId, decideWhy: why, decidedAt: now };
  await runTransitions.move(tx, allowed, { now, changes });
  return requestPayouts(tx, run, now);
}

/** The first yes checks a large run, the yes of another Admin sends it; a no cancels its payouts. */
export async function decideRun({ platform, account }: PayoutDependencies, call: Call): Promise<OfficeRun> {
  const { runId } = call.input.params;
  await platform.write(call, (tx) => decide(tx, call));
  const row = (await findOfficeRun(platform.db, runId)) ?? refuse(payoutErrors.payout_not_found);
  const names = await account.namesOf(platform.db, [row.checkedBy, row.decidedBy]);
  return presentRun(call.viewer, names)(row);
}
