import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.errors';
import type { ReturnKind } from '@nukkad/contract/people/payroll/payroll.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { organisationOf } from '../payroll.policy.ts';
import { getRuleTable } from '../rules.store.ts';
import { lastDayOf } from '../run/month.rules.ts';
import { stateOfOrganisation } from '../structure/salary.store.ts';
import { findRun } from '../run/run.store.ts';
import { type BankAccount, type ReturnRow, bankFile, ecrFile, esiFile } from './return-files.rules.ts';
import { labourWelfareFile, professionalTaxFile } from './state-files.rules.ts';
import { listReturnRows } from './returns.store.ts';

const names: Readonly<Record<ReturnKind, (month: string) => string>> = {
  bank: (month) => `salaries-${month}.csv`,
  pf: (month) => `ecr-${month}.txt`,
  esi: (month) => `esi-${month}.csv`,
  pt: (month) => `professional-tax-${month}.csv`,
  lwf: (month) => `labour-welfare-${month}.csv`,
};

/** By the rows of the payroll alone. */
const filed: Readonly<Record<ReturnKind, (rows: readonly ReturnRow[]) => string>> = {
  bank: () => '',
  pf: ecrFile,
  esi: esiFile,
  pt: professionalTaxFile,
  lwf: labourWelfareFile,
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
  const state = await stateOfOrganisation(db, run.organisationId);
  const paid = await listReturnRows(db, runId, { insuranceCap: epf.edliWageCap, state });
  const staffIds = paid.map(({ staffId }) => staffId);
  const numbers = await deps.numbers.answers[0]?.(db, run.organisationId, staffIds);
  const rows = paid.map((row) => ({ ...noNumbers, ...row, ...numbers?.get(row.staffId) }));
  const accounts = kind === 'bank' ? await accountsOf(deps, run.organisationId, staffIds) : null;
  const text = accounts ? bankFile(rows, accounts, run.month) : filed[kind](rows);
  // A title alone is no file to hand in.
  const titles = kind === 'bank' || kind === 'esi' ? 1 : 0;
  if (text.split('\r\n').length - 1 <= titles) refuse(payrollErrors.payroll_file_empty);
  void reply
    .header('content-disposition', `attachment; filename="${names[kind](run.month.slice(0, 7))}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return Buffer.from(text, 'utf8');
}
