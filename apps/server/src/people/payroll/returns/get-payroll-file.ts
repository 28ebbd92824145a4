import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.errors';
import type { ReturnKind } from '@nukkad/contract/people/payroll/payroll.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { organisationOf } from '../payroll.policy.ts';
import { getRuleTable } from '../rules.store.ts';
import { lastDayOf } from '../run/month.rules.ts';
import { findRun } from '../run/run.store.ts';
import { type BankAccount, bankFile, ecrFile, esiFile } from './return-files.rules.ts';
import { listReturnRows } from './returns.store.ts';

const names: Readonly<Record<ReturnKind, (month: string) => string>> = {
  bank: (month) => `salaries-${month}.csv`,
  pf: (month) => `ecr-${month}.txt`,
  esi: (month) => `esi-${month}.csv`,
};

const noNumbers = { uan: null, esiNumber: null };

async function accountsOf(deps: PayrollDependencies, organisationId: string, staffIds: readonly string[]) {
  const known = await deps.banks.answers[0]?.(deps.platform.db, organisationId, staffIds);
  const accounts = new Map<string, BankAccount>();
  for (const [staffId, { holderName, target }] of known ?? [])
    if (target.kind === 'bank') accounts.set(staffId, { holderName, ...target });
  return accounts;
}

/** Of a confirmed run; what is worked out may still change before. */
export async function getPayrollFile(
  deps: PayrollDependencies,
  { viewer, reply }: SignedInCall,
  { runId, kind }: { readonly runId: string; readonly kind: ReturnKind },
): Promise<Buffer> {
  const { db } = deps.platform;
  const run = await findRun(db, organisationOf(viewer), runId);
  if (!run) return refuse(payrollErrors.payroll_not_found);
  if (run.status !== 'Confirmed' && run.status !== 'Paid')
    refuse(payrollErrors.payroll_moved_on, { present: run.status });
  const { epf } = await getRuleTable(db, lastDayOf(run.month));
  const paid = await listReturnRows(db, runId, epf.edliWageCap);
  const staffIds = paid.map(({ staffId }) => staffId);
  const numbers = await deps.numbers.answers[0]?.(db, run.organisationId, staffIds);
  const rows = paid.map((row) => ({ ...noNumbers, ...row, ...numbers?.get(row.staffId) }));
  const text =
    kind === 'pf'
      ? ecrFile(rows)
      : kind === 'esi'
        ? esiFile(rows)
        : bankFile(rows, await accountsOf(deps, run.organisationId, staffIds), run.month);
  void reply
    .header('content-disposition', `attachment; filename="${names[kind](run.month.slice(0, 7))}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return Buffer.from(text, 'utf8');
}
