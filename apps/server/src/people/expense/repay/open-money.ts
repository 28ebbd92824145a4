import type { Reader } from '../../../platform/db/database.ts';
import type { ExpenseDependencies, OpenMoney } from '../expense.interface.ts';
import { sumAdvancesLeft } from './advance.store.ts';
import { sumsHeld } from './reimbursement.store.ts';

/** What a person still has in advance, and what is approved and neither paid nor held by a confirmed payslip. */
export async function openMoneyOf(
  { approval }: ExpenseDependencies,
  reader: Reader,
  of: { readonly organisationId: string; readonly staffId: string },
): Promise<OpenMoney> {
  const [advances, owed] = await Promise.all([
    sumAdvancesLeft(reader, of),
    approval.listOwed(reader, of.organisationId, [of.staffId]),
  ]);
  const held = await sumsHeld(
    reader,
    owed.map(({ requestId }) => requestId),
  );
  const expenses = owed.reduce(
    (sum, { requestId, amountPaise, paidPaise }) =>
      sum + Math.max(0, (amountPaise ?? 0) - paidPaise - (held.get(requestId) ?? 0)),
    0,
  );
  return { advances, expenses };
}
