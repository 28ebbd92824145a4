import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { RecoveredAdvance } from '../expense.interface.ts';
import { leftOf, lockAdvances, saveAdvance } from './advance.store.ts';

/**
 * In the transaction that confirms a last salary: what it takes off is given back. False: less is left of one of them by now.
 * Ids of other things are not ours to look at.
 */
export async function recoverAdvances(
  tx: Tx,
  organisationId: string,
  taken: readonly RecoveredAdvance[],
): Promise<boolean> {
  const amounts = new Map(taken.map(({ id, amount }) => [id, amount]));
  const rows = await lockAdvances(tx, organisationId, [...amounts.keys()]);
  for (const row of rows) {
    const amount = amounts.get(row.advanceId) ?? 0;
    if (amount > leftOf(row)) return false;
    const after = { ...row, returnedPaise: row.returnedPaise + amount, version: row.version + 1 };
    await saveAdvance(tx, systemAuthorized(after, 'The last salary is confirmed without it.'));
  }
  return true;
}
