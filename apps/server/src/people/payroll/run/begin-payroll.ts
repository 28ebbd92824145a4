import { istDay } from '@nukkad/contract/kernel/time';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { monthOf } from './month.rules.ts';
import { newRun } from './new-run.ts';
import { presentOne } from './present-run.ts';
import { countSalaried, findOpenRun, insertRun } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** A draft of a month; one month after the other. */
export function beginPayroll(
  deps: PayrollDependencies,
  call: SignedInCall,
  { month }: { readonly month: string },
): Promise<PayrollRunAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  if (month > monthOf(istDay(now))) refuse(payrollErrors.payroll_month_future);
  return deps.platform.write(call, async (tx) => {
    const peopleExpected = await countSalaried(tx, organisationId, month);
    const row = newRun(call, { organisationId, staffId: null, month, peopleExpected });
    const allowed = runTransitions.allowNew(viewer, runTransitions.verb.begin, row);
    const open = await findOpenRun(tx, organisationId);
    if (open)
      refuse(open.month === month ? payrollErrors.payroll_month_taken : payrollErrors.payroll_before_open);
    if (row.peopleExpected === 0) refuse(payrollErrors.payroll_no_one);
    await insertRun(tx, allowed.row);
    await runTransitions.begin(tx, allowed, { now });
    return presentOne(deps, tx, call, row);
  });
}
