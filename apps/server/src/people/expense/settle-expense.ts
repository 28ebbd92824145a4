/** What a move of the request makes of the expense. */
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SettledMove } from '../approval/index.ts';
import type { ExpenseDependencies } from './expense.interface.ts';
import { findExpense, saveExpense } from './expense.store.ts';
import { sumHeld } from './repay/reimbursement.store.ts';
import { setOffAdvances } from './repay/set-off-advances.ts';

/** Its state and amount follow the request. Once it is approved, advances of the employee pay it as far as they go. */
export async function settleExpense(
  deps: ExpenseDependencies,
  tx: Tx,
  { verb, row, now }: SettledMove,
): Promise<void> {
  if (verb === 'cancel' && (await sumHeld(tx, row.requestId)) > 0) refuse(approvalErrors.approval_in_payroll);
  const before = await findExpense(tx, row.requestId);
  if (!before) return;
  const { status } = row;
  const amountPaise = row.amountPaise ?? before.amountPaise;
  await saveExpense(tx, partOf(row, { ...before, status, amountPaise }));
  if (verb === 'approve') await setOffAdvances(deps, tx, row, now);
}
