import { istDay } from '@nukkad/contract/kernel/time';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Line } from '../../../platform/reading/reading.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { readReceipt } from './receipt.rules.ts';
import { type ReceiptRow, saveReading } from './receipt.store.ts';

/** Only pictures are read. */
export const isReadable = (mediaType: string): boolean => mediaType === pictureMediaType;

const refusals = { unreadable: kernelErrors.file_too_complex };

/** Null: too much waits, or it takes too long. */
async function linesOf({ readers, storage }: Platform, row: ReceiptRow): Promise<readonly Line[] | null> {
  const { storageKey, fileName, mediaType, userId } = row;
  const kept = await storage.get(storageKey);
  if (!kept) return null;
  const file = { fileName, mediaType, content: kept.content };
  try {
    return (await readers.read('words', file, { by: userId ?? '', options: null, refusals })).lines;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function readOne(platform: Platform, row: ReceiptRow): Promise<void> {
  const lines = await linesOf(platform, row);
  const says = lines && readReceipt(lines, istDay(platform.clock.now()));
  const isRead = says !== null && (says.amountPaise !== null || says.day !== null);
  const read = {
    receiptId: row.receiptId,
    reading: isRead ? 'read' : 'unreadable',
    readPaise: says?.amountPaise ?? null,
    readOn: says?.day ?? null,
  } as const;
  await platform.write(system, (tx) => saveReading(tx, systemAuthorized(read, 'The receipt was read.')));
}

/**
 * After the answer of the upload, in the memory of this process: a job would hold one of few places for seconds. What is
 * lost with the process is given up by the clock.
 */
export function readReceipts(platform: Platform, rows: readonly ReceiptRow[]): void {
  for (const row of rows)
    if (row.reading === 'waiting')
      void readOne(platform, row).catch((error: unknown) =>
        platform.log.warn({ err: error, receiptId: row.receiptId }, 'a receipt was not read'),
      );
}
