import type { Receipt } from '@nukkad/contract/people/expense/expense.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { ReceiptRow } from './receipt.store.ts';

/** For whom a link is signed, and when. */
interface Opening {
  readonly secret: string;
  readonly userId: string;
  readonly now: Date;
}

export const presentReceipt = (
  { receiptId, fileName, mediaType, bytes, storageKey }: ReceiptRow,
  { secret, userId, now }: Opening,
): Receipt => ({
  receiptId: receiptId as Receipt['receiptId'],
  fileName,
  mediaType,
  bytes,
  url: signLink(secret, storageKey, userId, now),
});
