/** Instalments are lines of a payroll; the one that is confirmed writes them into the book of the loan, once. */
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AskedMonth, ConfirmedMonth, Extra, ExtraLines, HeldLine } from '../payroll/index.ts';
import type { LoanDependencies } from './loan.interface.ts';
import { afterPayment, dueIn, leftIn, leftOf, monthOf } from './loan.rules.ts';
import { type LoanRow, listRunning, lockLoans } from './loan.store.ts';
import { loanTransitions } from './loan.transitions.ts';
import { writePayment } from './write-payment.ts';

/** Those of these people who leave in this month, or left before it. */
async function leaversOf(
  { employee }: LoanDependencies,
  reader: Reader,
  organisationId: string,
  month: string,
  rows: readonly Pick<LoanRow, 'staffId'>[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.map(({ staffId }) => staffId))];
  const people = await employee.getEmployees(reader, organisationId, ids);
  return new Set(
    ids.filter((id) => {
      const lastDayOn = people.get(id)?.lastDayOn;
      return lastDayOn != null && monthOf(lastDayOn) <= month;
    }),
  );
}

/** One line for each person, with each of their loans as its origin. */
async function linesOf(
  deps: LoanDependencies,
  reader: Reader,
  { organisationId, month, staffIds }: AskedMonth,
): Promise<ReadonlyMap<string, readonly Extra[]>> {
  const rows = await listRunning(reader, organisationId, staffIds);
  const leavers = await leaversOf(deps, reader, organisationId, month, rows);
  const lines = new Map<string, readonly Extra[]>();
  for (const row of rows) {
    const amount = dueIn(row, month, leavers.has(row.staffId));
    if (amount === 0) continue;
    const balance = leftIn(row, month);
    const origin = { kind: 'loan' as const, id: row.loanId, words: row.givenOn ?? '', amount, balance };
    const own = lines.get(row.staffId)?.[0];
    const total = (own?.amount ?? 0) - amount;
    const origins = [...(own?.origins ?? []), origin];
    lines.set(row.staffId, [{ kind: 'loan', name: 'Loan instalment', amount: total, origins }]);
  }
  return lines;
}

async function deduct(tx: Tx, before: LoanRow, { month, now }: ConfirmedMonth, amount: number) {
  const allowed = loanTransitions.allowSystem(loanTransitions.verb.deduct, before);
  if (!allowed) return false;
  const after = afterPayment(before, month, amount);
  const to = leftOf(after) === 0 ? ('closed' as const) : ('running' as const);
  const row = await loanTransitions.move(tx, allowed, { now, to, changes: after });
  const empty = { onDay: null, method: null, reference: '', createdBy: null };
  await writePayment(tx, { before, row }, month, {
    kind: 'instalment',
    amountPaise: amount,
    month,
    ...empty,
  });
  return true;
}

/** False: less is due of one of them by now, as it was paused or given back; lines of other domains are left out. */
async function hold(deps: LoanDependencies, tx: Tx, run: ConfirmedMonth, lines: readonly HeldLine[]) {
  const { organisationId, month } = run;
  const amounts = new Map(lines.map(({ id, amount }) => [id, amount]));
  const rows = await lockLoans(tx, organisationId, [...amounts.keys()]);
  const leavers = await leaversOf(deps, tx, organisationId, month, rows);
  for (const row of rows) {
    const amount = amounts.get(row.loanId) ?? 0;
    if (amount > dueIn(row, month, leavers.has(row.staffId))) return false;
    if (!(await deduct(tx, row, run, amount))) return false;
  }
  return true;
}

export const loanLines = (deps: LoanDependencies): ExtraLines => ({
  of: (reader, asked) => linesOf(deps, reader, asked),
  hold: (tx, run, lines) => hold(deps, tx, run, lines),
  paid: async () => undefined,
});
