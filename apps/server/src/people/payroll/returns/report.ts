import { istDay } from '@nukkad/contract/kernel/time';
import type { PayrollReport } from '@nukkad/contract/people/payroll/payroll.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { organisationOf } from '../payroll.policy.ts';
import { addMonths, monthOf } from '../run/month.rules.ts';
import { countComings } from '../run/payslip.store.ts';
import { sumByDepartment, sumByMonth } from './report.store.ts';

/** Confirmed payrolls of the last months; departments and who came and went by the newest of them. */
export async function getPayrollReport(
  deps: PayrollDependencies,
  { viewer, now }: SignedInCall,
  { months }: { readonly months: number },
): Promise<PayrollReport> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const first = addMonths(monthOf(istDay(now)), 1 - months);
  const found = await sumByMonth(db, organisationId, first);
  const [newest, before] = [found.at(-1), found.at(-2)];
  if (!newest) return { months: [], departments: [], joined: 0, left: 0 };
  const [departments, comings] = await Promise.all([
    sumByDepartment(db, newest.runId),
    before ? countComings(db, newest.runId, before.runId) : { joined: 0, left: 0 },
  ]);
  return {
    months: found.map(({ runId: _run, ...month }) => month),
    departments: [...departments],
    ...comings,
  };
}
