import { istDay } from '@nukkad/contract/kernel/time';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.errors';
import type { PayrollRun } from '@nukkad/contract/people/payroll/payroll.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { organisationOf } from '../payroll.policy.ts';
import { monthOf } from './month.rules.ts';
import { preparedAnew } from './prepare-payroll.ts';
import { presentOne } from './present-run.ts';
import { type RunRow, countSalaried, findOpenRun, insertRun } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** A draft of a month; one month after the other. */
export function beginPayroll(
  deps: PayrollDependencies,
  call: SignedInCall,
  { month }: { readonly month: string },
): Promise<PayrollRun> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  if (month > monthOf(istDay(now))) refuse(payrollErrors.payroll_month_future);
  return deps.platform.write(call, async (tx) => {
    const row: RunRow = {
      ...preparedAnew,
      runId: newId(),
      organisationId,
      staffId: null,
      month,
      status: 'Preparing',
      version: 1,
      peopleExpected: await countSalaried(tx, organisationId, month),
      begunBy: viewer.userId,
      checkedBy: null,
      confirmedBy: null,
      createdAt: now,
      confirmedAt: null,
      paidAt: null,
    };
    const allowed = runTransitions.allowNew(viewer, 'begin', row);
    const open = await findOpenRun(tx, organisationId);
    if (open)
      refuse(open.month === month ? payrollErrors.payroll_month_taken : payrollErrors.payroll_before_open);
    if (row.peopleExpected === 0) refuse(payrollErrors.payroll_no_one);
    await insertRun(tx, allowed.row);
    await runTransitions.begin(tx, allowed, { now });
    return presentOne(deps, tx, call, row);
  });
}
