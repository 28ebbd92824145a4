import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { freezePayroll } from './freeze-payroll.ts';
import { withOwnChange } from './payslip.store.ts';
import { presentOne } from './present-run.ts';
import { type SeenRun, refuseUnready } from './refuse-unready.ts';
import { type RunRow, lockRun } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** The second of two, by another than who checked it. */
async function approvePayroll(
  deps: PayrollDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  of: SeenRun,
): Promise<RunRow> {
  const allowed = runTransitions.allow(viewer, runTransitions.verb.approve, of.run);
  await refuseUnready(tx, of);
  const changes = { confirmedBy: viewer.userId, confirmedAt: now };
  return freezePayroll(deps, tx, await runTransitions.move(tx, allowed, { now, changes }), now);
}

/** The first of two: the run holds a change of their own pay, and another approves it after them. */
async function checkPayroll(tx: Tx, { viewer, now }: SignedInCall, of: SeenRun): Promise<RunRow> {
  const allowed = runTransitions.allow(viewer, runTransitions.verb.check, of.run);
  await refuseUnready(tx, of);
  return runTransitions.move(tx, allowed, { now, changes: { checkedBy: viewer.userId } });
}

/** One is enough. */
async function confirmAlone(
  deps: PayrollDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  of: SeenRun,
): Promise<RunRow> {
  const allowed = runTransitions.allow(viewer, runTransitions.verb.confirm, of.run);
  await refuseUnready(tx, of);
  const changes = { confirmedBy: viewer.userId, confirmedAt: now };
  return freezePayroll(deps, tx, await runTransitions.move(tx, allowed, { now, changes }), now);
}

/** The second of two approves; the first of two checks, where their own pay changed; else one is enough. */
export function confirmPayroll(
  deps: PayrollDependencies,
  call: SignedInCall,
  { runId, seen }: Pick<SeenRun, 'seen'> & { readonly runId: string },
): Promise<PayrollRunAnswer> {
  const { viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const run = runTransitions.seen(viewer, await lockRun(tx, runId));
    const of = { run, seen };
    const moved = async () => {
      if (run.status === 'Needs Approval') return approvePayroll(deps, tx, call, of);
      const ownChanges = await withOwnChange(tx, [runId], viewer.userId);
      return ownChanges.has(runId) ? checkPayroll(tx, call, of) : confirmAlone(deps, tx, call, of);
    };
    return presentOne(deps, tx, call, await moved());
  });
}
