import { istDay } from '@nukkad/contract/kernel/time';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Readers } from '../../../platform/reading/readers.ts';
import type { Line } from '../../../platform/reading/reading.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import { readReceipt } from './receipt.rules.ts';
import { type ReceiptRow, saveReading } from './receipt.store.ts';

const refusals = { unreadable: kernelErrors.file_too_complex };

/** A PDF holds its words, or as a scan a picture of them. */
async function wordsOf(readers: Readers, file: UploadedFile, by: string): Promise<readonly Line[]> {
  const request = { by, options: null, refusals };
  if (file.mediaType !== pdfMediaType) return (await readers.read('words', file, request)).lines;
  const { lines, scan } = await readers.read('print', file, request);
  if (!scan) return lines;
  return (
    await readers.read('words', { ...file, mediaType: 'image/png', content: Buffer.from(scan) }, request)
  ).lines;
}

/** Null: too much waits, or it takes too long. */
async function linesOf({ readers, storage }: Platform, row: ReceiptRow): Promise<readonly Line[] | null> {
  const { storageKey, fileName, mediaType, userId } = row;
  const kept = await storage.get(storageKey);
  if (!kept) return null;
  try {
    return await wordsOf(readers, { fileName, mediaType, content: kept.content }, userId ?? '');
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
