import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { preparedAnew } from './prepare-payroll.ts';
import { presentOne } from './present-run.ts';
import { countSalaried } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** Work it out again, send it back from its second confirmation, or discard it. */
export function movePayroll(
  deps: PayrollDependencies,
  call: SignedInCall,
  {
    runId,
    version,
    verb,
  }: { readonly runId: string; readonly version: number; readonly verb: 'again' | 'sendBack' | 'discard' },
): Promise<PayrollRunAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await runTransitions.lockTo(tx, viewer, verb, runId);
    const { row } = allowed;
    if (row.version !== version) refuse(payrollErrors.payroll_moved_on, { present: row.status });
    const isSettlement = row.staffId !== null;
    const peopleExpected = isSettlement ? 1 : await countSalaried(tx, row.organisationId, row.month);
    const anew = { ...preparedAnew, peopleExpected };
    const changes = { checkedBy: null, ...(verb === 'again' && anew) };
    return presentOne(deps, tx, call, await runTransitions.move(tx, allowed, { now, changes }));
  });
}
