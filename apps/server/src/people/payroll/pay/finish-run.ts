import type { Tx } from '../../../platform/db/database.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import type { RunRow } from '../run/run.store.ts';
import { runTransitions } from '../run/run.transitions.ts';
import { isAllPaid } from './payment.store.ts';

/** Paid as soon as everyone is; open again where a payment came back. The run is locked. */
export async function finishRun({ platform }: PayrollDependencies, tx: Tx, run: RunRow): Promise<RunRow> {
  const now = platform.clock.now();
  const isPaid = await isAllPaid(tx, run.runId);
  const allowed = runTransitions.allowSystem(
    isPaid ? runTransitions.verb.finish : runTransitions.verb.reopen,
    run,
  );
  if (!allowed) return run;
  return runTransitions.move(tx, allowed, { now, changes: { paidAt: isPaid ? now : null } });
}
