/** Approved expenses and trips are lines of the next payroll; a confirmed one holds them, and its salaries pay them. */
import { addDays } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { RequestRow } from '../../approval/index.ts';
import type { AskedMonth, ConfirmedMonth, Extra, ExtraLines, HeldLine } from '../../payroll/index.ts';
import type { ExpenseDependencies } from '../expense.interface.ts';
import { insertReimbursements, lockHeld, payHeld, sumsHeld } from './reimbursement.store.ts';

const lastDayOf = (month: string): string => addDays(`${addDays(month, 32).slice(0, 7)}-01`, -1);

/** Requests of other kinds, such as loans, are theirs to hold. */
const isPaidBack = ({ kind }: RequestRow): boolean => kind === 'expense' || kind === 'travel';

/** A trip is paid with the month in which it ends. */
const isDue = ({ kind, endsOn }: RequestRow, month: string): boolean =>
  kind !== 'travel' || endsOn <= lastDayOf(month);

const openOf = (
  { requestId, amountPaise, paidPaise }: RequestRow,
  held: ReadonlyMap<string, number>,
): number => (amountPaise ?? 0) - paidPaise - (held.get(requestId) ?? 0);

async function linesOf(
  { approval }: ExpenseDependencies,
  reader: Reader,
  { organisationId, month, staffIds }: AskedMonth,
): Promise<ReadonlyMap<string, readonly Extra[]>> {
  const owed = (await approval.listOwed(reader, organisationId, staffIds)).filter((row) => isDue(row, month));
  const ids = owed.map(({ requestId }) => requestId);
  const [held, briefs] = await Promise.all([
    sumsHeld(reader, ids),
    approval.briefsOf(reader, organisationId, ids),
  ]);
  const lines = new Map<string, Extra[]>();
  for (const row of owed) {
    const amount = openOf(row, held);
    if (amount <= 0) continue;
    const words = `${briefs.get(row.requestId)?.title ?? ''} ${row.startsOn}`.trim();
    const origin = {
      kind: row.kind === 'travel' ? ('travel' as const) : ('expense' as const),
      id: row.requestId,
      words,
      amount,
    };
    const own = lines.get(row.staffId)?.[0];
    const origins = [...(own?.origins ?? []), origin];
    lines.set(row.staffId, [
      { kind: 'expense', name: 'Expenses', amount: (own?.amount ?? 0) + amount, origins },
    ]);
  }
  return lines;
}

/** Lines of other domains are theirs to hold. */
async function hold(
  { approval }: ExpenseDependencies,
  tx: Tx,
  { organisationId, month, now }: ConfirmedMonth,
  lines: readonly HeldLine[],
): Promise<boolean> {
  const wanted = new Map(lines.map((line) => [line.id, line]));
  const rows = (await approval.lockAll(tx, [...wanted.keys()])).filter(isPaidBack);
  const held = await sumsHeld(
    tx,
    rows.map(({ requestId }) => requestId),
  );
  const isOwed = (row: RequestRow) => {
    const line = wanted.get(row.requestId);
    return (
      row.organisationId === organisationId &&
      row.staffId === line?.staffId &&
      row.status === 'approved' &&
      !row.cancelAsked &&
      line.amount <= openOf(row, held)
    );
  };
  if (!rows.every(isOwed)) return false;
  const why = 'A payroll that pays it is confirmed.';
  await insertReimbursements(
    tx,
    rows.map(({ requestId, staffId }) =>
      systemAuthorized(
        {
          reimbursementId: newId(),
          organisationId,
          requestId,
          staffId,
          state: 'held' as const,
          method: 'salary' as const,
          amountPaise: wanted.get(requestId)?.amount ?? 0,
          month,
          advanceId: null,
          reference: '',
          paidBy: null,
          createdAt: now,
          paidAt: null,
        },
        why,
      ),
    ),
  );
  return true;
}

/** What is held of them, once: a salary that is paid again after the bank returned it pays nothing twice. */
const paid =
  ({ approval }: ExpenseDependencies): ExtraLines['paid'] =>
  async (tx, { staffId, month, reference, now }, origins) => {
    const ids = origins.map(({ id }) => id);
    await approval.lockAll(tx, ids);
    for (const row of await lockHeld(tx, { staffId, month }, ids)) {
      await payHeld(tx, systemAuthorized({ ...row, reference }, 'Its salary was paid.'), now);
      await approval.paySystem(tx, now, { requestId: row.requestId, paise: row.amountPaise });
    }
  };

export const salaryLines = (deps: ExpenseDependencies): ExtraLines => ({
  of: (reader, asked) => linesOf(deps, reader, asked),
  hold: (tx, run, lines) => hold(deps, tx, run, lines),
  paid: paid(deps),
});
