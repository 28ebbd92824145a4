import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import { type ReceiptAnswer, receiptLimits } from '@nukkad/contract/people/expense/expense.model';
import { dayMs } from '@nukkad/contract/kernel/time';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSentFile } from '../../../platform/storage/read-sent-file.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { ownPlace } from '../expense.policy.ts';
import { readReceipts } from './read-receipts.ts';
import { presentReceipt } from './receipt.presenter.ts';
import { type ReceiptRow, countReceiptsSince, insertReceipts } from './receipt.store.ts';

const refusals = {
  unreadable: documentErrors.document_unreadable,
  active: documentErrors.document_active,
  locked: documentErrors.document_locked,
};
export const receiptFolder = 'expense/';

/** All of them, or none; they are there before their rows, and go if the rows do not come. */
async function storeFiles(platform: Platform, { viewer, now, files }: SignedInCall): Promise<ReceiptRow[]> {
  const { userId } = viewer;
  const { organisationId } = ownPlace(viewer);
  const kept: ReceiptRow[] = [];
  try {
    for (const file of files) {
      const { content, ...sent } = await readSentFile(platform.readers, file, { by: userId, refusals });
      const receiptId = newId();
      const storageKey = `${receiptFolder}${organisationId}/${receiptId}`;
      await platform.storage.put(storageKey, content, sent.mediaType);
      const of = { organisationId, userId, requestId: null, position: 0 };
      const unread = { reading: 'waiting', readPaise: null, readOn: null } as const;
      kept.push({ receiptId, ...of, ...unread, ...sent, storageKey, bytes: content.length, uploadedAt: now });
    }
    return kept;
  } catch (error) {
    await discardFiles(platform, kept);
    throw error;
  }
}

const discardFiles = ({ storage }: Platform, files: readonly ReceiptRow[]) =>
  discard(
    storage,
    files.map(({ storageKey }) => storageKey),
  );

/** Kept for an expense that is about to be claimed. */
export async function addReceipts(
  platform: Platform,
  call: SignedInCall,
): Promise<{ files: ReceiptAnswer[] }> {
  const { viewer, now, files } = call;
  const today = await countReceiptsSince(platform.db, viewer.userId, new Date(now.getTime() - dayMs));
  if (today + files.length > receiptLimits.daily) refuse(expenseErrors.expense_receipt_limit);
  const kept = await storeFiles(platform, call);
  try {
    await platform.write(call, (tx) =>
      insertReceipts(
        tx,
        kept.map((row) => authorize(row, viewer.role === 'subUser')),
      ),
    );
  } catch (error) {
    await discardFiles(platform, kept);
    throw error;
  }
  readReceipts(platform, kept);
  const opening = { secret: platform.config.secret, userId: viewer.userId, now };
  return { files: kept.map((row) => presentReceipt(row, opening)) };
}
