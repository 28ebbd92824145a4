/** The payslips of a run, some hundred people at a time: few statements for each part, and a run goes on where it was cut short. */
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { payslipsOf } from './payslips-of.ts';
import { readPart } from './read-part.ts';
import { deletePayslips, insertPayslips } from './payslip.store.ts';
import { listDuePeople, listPreparing } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

const peopleAPart = 250;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

const nothingYet = {
  preparedTo: null,
  people: 0,
  grossPaise: 0,
  deductionsPaise: 0,
  netPaise: 0,
  employerPaise: 0,
} as const;
export const preparedAnew = { ...nothingYet, preparedAt: null } as const;

/** One part, or the end; false: there is nothing left to do. */
async function preparePart(deps: PayrollDependencies, tx: Tx, runId: string): Promise<boolean> {
  const now = deps.platform.clock.now();
  const allowed = await runTransitions.lockForSystem(tx, runTransitions.verb.prepare, runId);
  if (!allowed) return false;
  const { row } = allowed;
  if (row.preparedTo === null) await deletePayslips(tx, row);
  const people = await listDuePeople(tx, row, peopleAPart);
  if (people.length === 0) {
    await runTransitions.move(tx, allowed, { now, to: 'Draft', changes: { preparedAt: now } });
    return false;
  }
  const payslips = payslipsOf(row, await readPart(deps, tx, row, people));
  if (payslips.length > 0) await insertPayslips(tx, row, payslips, now);
  const changes = {
    preparedTo: people.at(-1)?.staffId ?? null,
    people: row.people + payslips.length,
    grossPaise: row.grossPaise + sumOf(payslips.map(({ gross }) => gross)),
    deductionsPaise: row.deductionsPaise + sumOf(payslips.map(({ deductions }) => deductions)),
    netPaise: row.netPaise + sumOf(payslips.map(({ net }) => net)),
    employerPaise: row.employerPaise + sumOf(payslips.map(({ employer }) => employer)),
  };
  await runTransitions.move(tx, allowed, { now, to: 'Preparing', changes });
  return true;
}

/** `payroll.requested`: part by part, each a transaction, so that the screen sees how far it is. */
export async function preparePayroll(deps: PayrollDependencies, runId: string): Promise<void> {
  const once = () => deps.platform.write(system, (tx) => preparePart(deps, tx, runId));
  while (await once());
}

const minutes = 60_000;

/** By the clock: those that were cut short. */
export async function prepareWaiting(deps: PayrollDependencies): Promise<void> {
  const before = new Date(deps.platform.clock.now().getTime() - 5 * minutes);
  for (const runId of await listPreparing(deps.platform.db, before)) await preparePayroll(deps, runId);
}
