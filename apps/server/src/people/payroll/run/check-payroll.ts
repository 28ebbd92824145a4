import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { type SeenRun, refuseUnready } from './refuse-unready.ts';
import type { RunRow } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** The first of two: the run holds a change of their own pay, and another approves it after them. */
export async function checkPayroll(tx: Tx, { viewer, now }: SignedInCall, of: SeenRun): Promise<RunRow> {
  const allowed = runTransitions.allow(viewer, 'check', of.run);
  await refuseUnready(tx, of);
  return runTransitions.move(tx, allowed, { now, changes: { checkedBy: viewer.userId } });
}
