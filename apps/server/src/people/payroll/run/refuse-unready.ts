import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsPayroll, seenOfPayroll } from '@nukkad/contract/people/payroll/payroll.api';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countUndecided } from './absence.store.ts';
import { hasBelowZero } from './carried.store.ts';
import { presentRun } from './present-run.ts';
import type { RunRow } from './run.store.ts';

/** A locked run, with what was seen of it. */
export interface SeenRun {
  readonly run: RunRow;
  readonly seen: Seen<typeof confirmsPayroll>;
}

/** It is the one that was seen, it pays someone, and nothing in it is still to be decided. */
export async function refuseUnready(tx: Tx, { run, seen }: SeenRun): Promise<void> {
  confirmSeen(confirmsPayroll, seen, seenOfPayroll(presentRun(run)));
  if (run.people === 0) refuse(payrollErrors.payroll_no_one);
  if ((await countUndecided(tx, [run.runId])).size > 0) refuse(payrollErrors.payroll_absence_open);
  if (await hasBelowZero(tx, run.runId)) refuse(payrollErrors.payroll_below_zero);
}
