import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { ReturnKind } from '@nukkad/contract/people/payroll/payroll-return.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { xlsSheet } from '../../../platform/sheet/xls-sheet.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { getRuleTable } from '../rules.store.ts';
import { lastDayOf } from '../run/month.rules.ts';
import { stateOfOrganisation } from '../structure/salary.store.ts';
import { listLines } from '../run/payslip.store.ts';
import { type RunRow, findRun } from '../run/run.store.ts';
import { type LeftBefore, esiFile, esiLines } from './esi-file.rules.ts';
import { registerFile } from './register-file.rules.ts';
import { type BankAccount, type ReturnRow, bankFile, ecrFile } from './return-files.rules.ts';
import { labourWelfareFile, professionalTaxFile } from './state-files.rules.ts';
import { listInsuredBefore, listReturnRows } from './returns.store.ts';

const names: Readonly<Record<ReturnKind, (month: string) => string>> = {
  bank: (month) => `salaries-${month}.csv`,
  pf: (month) => `ecr-${month}.txt`,
  esi: (month) => `esi-${month}.xls`,
  esi_csv: (month) => `esi-${month}.csv`,
  pt: (month) => `professional-tax-${month}.csv`,
  lwf: (month) => `labour-welfare-${month}.csv`,
  register: (month) => `payroll-register-${month}.csv`,
};

const noNumbers = { uan: null, esiNumber: null };

async function accountsOf(deps: PayrollDependencies, organisationId: string, staffIds: readonly string[]) {
  const known = await deps.banks.answers[0]?.(deps.platform.db, organisationId, staffIds);
  const accounts = new Map<string, BankAccount>();
  for (const [staffId, { holderName, target }] of known ?? [])
    if (target.kind === 'bank') accounts.set(staffId, { holderName, ...target });
  return accounts;
}

/** Insured people of the month before who left before this one: the portal still lists them. */
async function leftBefore(deps: PayrollDependencies, run: RunRow): Promise<readonly LeftBefore[]> {
  const { db } = deps.platform;
  const { organisationId, month } = run;
  const gone = run.staffId === null ? await listInsuredBefore(db, run) : [];
  const staffIds = gone.map(({ staffId }) => staffId);
  const [people, numbers] = await Promise.all([
    deps.employee.getEmployees(db, organisationId, staffIds),
    deps.numbers.answers[0]?.(db, organisationId, staffIds),
  ]);
  return gone.flatMap((one) => {
    const lastDayOn = people.get(one.staffId)?.lastDayOn;
    const esiNumber = numbers?.get(one.staffId)?.esiNumber ?? null;
    return lastDayOn != null && lastDayOn < month ? [{ ...one, esiNumber, lastDayOn }] : [];
  });
}

type People = Awaited<ReturnType<PayrollDependencies['employee']['getEmployees']>>;

async function registerOf(deps: PayrollDependencies, rows: readonly ReturnRow[], people: People) {
  const lines = await listLines(
    deps.platform.db,
    rows.map(({ payslipId }) => payslipId),
  );
  return registerFile(
    rows.map((row) => ({
      ...row,
      employeeCode: people.get(row.staffId)?.employeeCode ?? '',
      lines: lines.get(row.payslipId) ?? [],
    })),
  );
}

interface Filing {
  readonly run: RunRow;
  readonly rows: readonly ReturnRow[];
  readonly people: People;
}

async function bankOf(deps: PayrollDependencies, { run, rows }: Filing): Promise<string> {
  const staffIds = rows.map(({ staffId }) => staffId);
  const text = bankFile(rows, await accountsOf(deps, run.organisationId, staffIds), run.month);
  // A title alone is no file to hand in.
  return text.split('\r\n').length > 2 ? text : '';
}

/** As the portal takes it: Excel 97-2003. */
async function esiSheetOf(deps: PayrollDependencies, { run, rows }: Filing): Promise<string | Buffer> {
  const lines = esiLines(rows, await leftBefore(deps, run));
  return lines.length === 0 ? '' : xlsSheet('Sheet1', lines);
}

/** Empty: there is nothing to hand in. */
type Filed = (deps: PayrollDependencies, of: Filing) => Promise<string | Buffer>;

const filed: Readonly<Record<ReturnKind, Filed>> = {
  bank: bankOf,
  pf: async (_deps, { rows }) => ecrFile(rows),
  esi: esiSheetOf,
  esi_csv: async (deps, { run, rows }) => esiFile(esiLines(rows, await leftBefore(deps, run))),
  pt: async (_deps, { rows }) => professionalTaxFile(rows),
  lwf: async (_deps, { rows }) => labourWelfareFile(rows),
  register: (deps, { rows, people }) => registerOf(deps, rows, people),
};

async function filingOf(deps: PayrollDependencies, run: RunRow): Promise<Filing> {
  const { db } = deps.platform;
  const { runId, organisationId, month } = run;
  const { epf } = await getRuleTable(db, lastDayOf(month));
  const state = await stateOfOrganisation(db, organisationId);
  const paid = await listReturnRows(db, runId, { insuranceCap: epf.edliWageCap, state });
  const staffIds = paid.map(({ staffId }) => staffId);
  const [numbers, people] = await Promise.all([
    deps.numbers.answers[0]?.(db, organisationId, staffIds),
    deps.employee.getEmployees(db, organisationId, staffIds),
  ]);
  const rows = paid.map((row) => {
    const lastDayOn = people.get(row.staffId)?.lastDayOn ?? null;
    return { ...noNumbers, ...row, ...numbers?.get(row.staffId), lastDayOn };
  });
  return { run, rows, people };
}

/** Of a confirmed run; what is worked out may still change before. */
export async function getPayrollFile(
  deps: PayrollDependencies,
  { viewer, reply }: SignedInCall,
  { runId, kind }: { readonly runId: string; readonly kind: ReturnKind },
): Promise<Buffer> {
  const run = await findRun(deps.platform.db, organisationOf(viewer), runId);
  if (!run) return refuse(payrollErrors.payroll_not_found);
  if (run.status !== 'Confirmed' && run.status !== 'Paid')
    refuse(payrollErrors.payroll_moved_on, { present: run.status });
  const made = await filed[kind](deps, await filingOf(deps, run));
  if (made.length === 0) refuse(payrollErrors.payroll_file_empty);
  void reply
    .header('content-disposition', `attachment; filename="${names[kind](run.month.slice(0, 7))}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return typeof made === 'string' ? Buffer.from(made, 'utf8') : made;
}
