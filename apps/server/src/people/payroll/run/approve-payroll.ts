import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { freezePayroll } from './freeze-payroll.ts';
import { type SeenRun, refuseUnready } from './refuse-unready.ts';
import type { RunRow } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** The second of two, by another than who checked it. */
export async function approvePayroll(
  deps: PayrollDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  of: SeenRun,
): Promise<RunRow> {
  const allowed = runTransitions.allow(viewer, 'approve', of.run);
  await refuseUnready(tx, of);
  const changes = { confirmedBy: viewer.userId, confirmedAt: now };
  return freezePayroll(deps, tx, await runTransitions.move(tx, allowed, { now, changes }), now);
}
