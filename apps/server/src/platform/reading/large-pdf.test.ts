import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { uploadLimits } from '@nukkad/contract/files/drive/drive-upload.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScan } from '../../../test/fixtures/a-scan.ts';
import { createLog } from '../log.ts';
import { type Readers, createReaders } from './readers.ts';

let folder: string;
let readers: Readers;
let scan: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'large-pdf-'));
  readers = createReaders(createLog('silent'), { patienceMs: 120_000 });
  scan = await aScan(uploadLimits.pages, uploadLimits.pdfBytes);
}, 120_000);
afterAll(async () => {
  readers.close();
  await rm(folder, { recursive: true, force: true });
});

const refusals = { unreadable: kernelErrors.unsupported_media };
const mediaType = 'application/pdf';

test('the largest scan that is taken is made anew within the memory of a reader, and read again page by page', async () => {
  expect(scan.length).toBeGreaterThan(0.97 * uploadLimits.pdfBytes);
  const place = { from: path.join(folder, 'sent'), to: path.join(folder, 'kept') };
  await writeFile(place.from, scan);
  const file = { fileName: 'scan.pdf', mediaType, content: Buffer.alloc(0), place };
  await readers.read('pdf', file, { by: 'Kavita', options: null, refusals });
  expect((await stat(place.to)).size).toBeGreaterThan(0.97 * scan.length);
  const kept = { fileName: 'scan.pdf', mediaType, content: scan };
  const contents = { kind: 'pdf', most: 10_000 } as const;
  const read = await readers.read('contents', kept, { by: 'Raju', options: contents, refusals });
  expect([read.text, (read.scan?.length ?? 0) > 0]).toEqual(['', true]);
  const page = { page: uploadLimits.pages - 1, name: 'Asha Rao' };
  const viewed = await readers.read('viewed', kept, { by: 'Asha', options: page, refusals });
  expect([viewed.count, (viewed.picture?.length ?? 0) > 0]).toEqual([uploadLimits.pages, true]);
}, 180_000);
