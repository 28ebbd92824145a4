import { istDay } from '@nukkad/contract/kernel/time';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { foreseePayslip } from './foresee-payslip.ts';
import { isDue } from './line.rules.ts';
import { monthOf } from './month.rules.ts';
import { newRun } from './new-run.ts';
import { presentOne } from './present-run.ts';
import { findRunsOf, insertRun } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** The month of the last day, where its payroll is confirmed and something is left of it. */
async function monthToSettle(
  deps: PayrollDependencies,
  tx: Tx,
  of: { readonly organisationId: string; readonly staffId: string },
  now: Date,
): Promise<string> {
  const { organisationId, staffId } = of;
  const employee = (await deps.employee.getEmployees(tx, organisationId, [staffId])).get(staffId);
  if (!employee) return refuse(payrollErrors.salary_staff_unknown);
  const { lastDayOn } = employee;
  if (lastDayOn === null) return refuse(payrollErrors.payroll_settlement_none);
  if (lastDayOn > istDay(now)) refuse(payrollErrors.payroll_settlement_early);
  const month = monthOf(lastDayOn);
  const { ofMonth, settlement } = await findRunsOf(tx, { organisationId, month, staffId });
  if (ofMonth?.status !== 'Confirmed' && ofMonth?.status !== 'Paid')
    refuse(payrollErrors.payroll_settlement_open);
  if (settlement) refuse(payrollErrors.payroll_settlement_there);
  const left = await foreseePayslip(deps, tx, { organisationId, month, staffId, now });
  if (!left || left.isConfirmed || !left.lines.some(isDue)) refuse(payrollErrors.payroll_settlement_nothing);
  return month;
}

/** What the confirmed payroll of the last month did not hold, in a payroll of its own; the confirmed one stays as it is. */
export function beginSettlement(
  deps: PayrollDependencies,
  call: SignedInCall,
  { staffId }: { readonly staffId: string },
): Promise<PayrollRunAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const month = await monthToSettle(deps, tx, { organisationId, staffId }, now);
    const row = newRun(call, { organisationId, staffId, month, peopleExpected: 1 });
    const allowed = runTransitions.allowNew(viewer, runTransitions.verb.begin, row);
    await insertRun(tx, allowed.row);
    await runTransitions.begin(tx, allowed, { now });
    return presentOne(deps, tx, call, row);
  });
}
