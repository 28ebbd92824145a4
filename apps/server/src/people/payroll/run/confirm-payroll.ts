import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsPayroll, seenOfPayroll } from '@nukkad/contract/people/payroll/payroll.confirm';
import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.errors';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { postConfirmed } from '../pay/books.store.ts';
import { finishRun } from '../pay/finish-run.ts';
import { holdExtras, payExtras } from '../pay/pay-extras.ts';
import { listNothingToPay } from '../pay/payment.store.ts';
import { countUndecided } from './absence.store.ts';
import { hasBelowZero } from './carried.store.ts';
import { monthOf } from './month.rules.ts';
import { freezePayslips, withOwnChange } from './payslip.store.ts';
import { presentOne, presentRun } from './present-run.ts';
import { type RunRow, lockRun } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

type Verb = 'confirm' | 'check' | 'approve';

/** The second of two approves; the first of two checks, where their own pay changed; else one is enough. */
async function verbFor(tx: Tx, run: RunRow, userId: string): Promise<Verb> {
  if (run.status === 'Needs Approval') return 'approve';
  return (await withOwnChange(tx, [run.runId], userId)).has(run.runId) ? 'check' : 'confirm';
}

/** A settlement is that of the month of the last day, which may have been moved since it was worked out. */
async function isStillLastMonth(
  { employee }: PayrollDependencies,
  tx: Tx,
  { organisationId, staffId, month }: RunRow,
): Promise<boolean> {
  if (staffId === null) return true;
  const lastDayOn = (await employee.getEmployees(tx, organisationId, [staffId])).get(staffId)?.lastDayOn;
  return lastDayOn != null && monthOf(lastDayOn) === month;
}

/** Who gets nothing in the end is done with it: what it was made up of is paid. */
async function endWithoutPayment(deps: PayrollDependencies, tx: Tx, run: Authorized<RunRow>, now: Date) {
  const nothing = await listNothingToPay(tx, run.runId);
  const { organisationId, month } = run;
  const ended = nothing.map((one) => partOf(run, { ...one, organisationId, month, reference: '' }));
  await payExtras(deps, tx, ended, now);
  return run.people === nothing.length ? finishRun(deps, tx, run) : run;
}

async function freeze(deps: PayrollDependencies, tx: Tx, run: Authorized<RunRow>, now: Date): Promise<void> {
  if (!(await isStillLastMonth(deps, tx, run))) refuse(payrollErrors.payroll_extras_changed);
  if (!(await holdExtras(deps, tx, run, now))) refuse(payrollErrors.payroll_extras_changed);
  await freezePayslips(tx, run, now);
  await postConfirmed(tx, run, now);
}

export function confirmPayroll(
  deps: PayrollDependencies,
  call: SignedInCall,
  { runId, seen }: { readonly runId: string; readonly seen: Seen<typeof confirmsPayroll> },
): Promise<PayrollRunAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const locked = await lockRun(tx, runId);
    const run = runTransitions.seen(viewer, locked);
    const verb = await verbFor(tx, run, viewer.userId);
    const allowed = runTransitions.allow(viewer, verb, run);
    confirmSeen(confirmsPayroll, seen, seenOfPayroll(presentRun(run)));
    if (run.people === 0) refuse(payrollErrors.payroll_no_one);
    if ((await countUndecided(tx, [runId])).size > 0) refuse(payrollErrors.payroll_absence_open);
    if (await hasBelowZero(tx, runId)) refuse(payrollErrors.payroll_below_zero);
    if (verb === 'check') {
      const changes = { checkedBy: viewer.userId };
      return presentOne(deps, tx, call, await runTransitions.move(tx, allowed, { now, changes }));
    }
    const changes = { confirmedBy: viewer.userId, confirmedAt: now };
    const moved = await runTransitions.move(tx, allowed, { now, changes });
    await freeze(deps, tx, moved, now);
    return presentOne(deps, tx, call, await endWithoutPayment(deps, tx, moved, now));
  });
}
