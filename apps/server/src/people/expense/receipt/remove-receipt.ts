import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import { dayMs } from '@nukkad/contract/kernel/time';
import { authorize, systemAuthorized } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { type ReceiptRow, deleteReceipt, deleteUnsent, lockUnsent } from './receipt.store.ts';

export async function removeReceipt(
  platform: Platform,
  call: SignedInCall,
  { receiptId }: { readonly receiptId: string },
): Promise<{ removed: true }> {
  const { userId } = call.viewer;
  const key = await platform.write(call, async (tx) => {
    const row = await lockUnsent(tx, userId, receiptId);
    if (!row) return refuse(expenseErrors.expense_receipt_gone);
    await deleteReceipt(tx, authorize<ReceiptRow, boolean>(row, row.userId === userId));
    return row.storageKey;
  });
  await discard(platform.storage, [key]);
  return { removed: true };
}

const keptDays = 7;

/** By the day: what was added and never claimed. A form that was left may be gone on with for a week. */
export async function sweepUnsentReceipts(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptDays * dayMs);
  const due = systemAuthorized({ before }, 'They were not claimed for a week.');
  const keys = await platform.write(system, (tx) => deleteUnsent(tx, due));
  await discard(platform.storage, keys);
}
