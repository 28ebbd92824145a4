import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import type { ReceiptReadingAnswer } from '@nukkad/contract/people/expense/expense.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownPlace } from '../expense.policy.ts';
import { presentReading } from './receipt.presenter.ts';
import { findOwnReceipt } from './receipt.store.ts';

/** For who added the receipt alone: a reviewer looks at the receipt itself. */
export async function getReading(
  platform: Platform,
  { viewer, now }: SignedInCall,
  { receiptId }: { readonly receiptId: string },
): Promise<ReceiptReadingAnswer> {
  const { userId } = viewer;
  const { organisationId } = ownPlace(viewer);
  const row = await findOwnReceipt(platform.db, { userId, organisationId }, receiptId);
  return row ? presentReading(row, now) : refuse(expenseErrors.expense_receipt_not_found);
}
