import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { postConfirmed } from '../pay/books.store.ts';
import { finishRun } from '../pay/finish-run.ts';
import { holdExtras, payExtras } from '../pay/pay-extras.ts';
import { listNothingToPay } from '../pay/payment.store.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { monthOf } from './month.rules.ts';
import { freezePayslips } from './payslip.store.ts';
import type { RunRow } from './run.store.ts';

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

/** Behind its confirmation, whether that was one or the second of two: from now on its payslips and the books stand. */
export async function freezePayroll(
  deps: PayrollDependencies,
  tx: Tx,
  run: Authorized<RunRow>,
  now: Date,
): Promise<RunRow> {
  if (!(await isStillLastMonth(deps, tx, run))) refuse(payrollErrors.payroll_extras_changed);
  if (!(await holdExtras(deps, tx, run, now))) refuse(payrollErrors.payroll_extras_changed);
  await freezePayslips(tx, run, now);
  await postConfirmed(tx, run, now);
  return endWithoutPayment(deps, tx, run, now);
}
