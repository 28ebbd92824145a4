import type { ReceiptAnswer, ReceiptReadingAnswer } from '@nukkad/contract/people/expense/expense.model';
import { signLink } from '../../../platform/storage/links.ts';
import { isGivenUp } from './receipt.rules.ts';
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
): ReceiptAnswer => ({
  receiptId,
  fileName,
  mediaType,
  bytes,
  url: signLink(secret, storageKey, userId, now),
});

export const presentReading = (row: ReceiptRow, now: Date): ReceiptReadingAnswer => ({
  receiptId: row.receiptId,
  state: row.reading === 'waiting' && isGivenUp(row.uploadedAt, now) ? 'unreadable' : row.reading,
  amount: row.readPaise,
  day: row.readOn,
});
