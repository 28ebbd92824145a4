import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serverRoot } from '../../../platform/paths.ts';

const megabytes = 100;
const source = path.join(serverRoot, 'src');

/** Of another process: this one holds what other tests left. */
const program = (root: string) => `
  const { folderStorage } = await import(${JSON.stringify(`${source}/platform/storage/folder.ts`)});
  const { sealedStorage } = await import(${JSON.stringify(`${source}/platform/storage/sealed.ts`)});
  const { createReaders } = await import(${JSON.stringify(`${source}/platform/reading/readers.ts`)});
  const { createLog } = await import(${JSON.stringify(`${source}/platform/log.ts`)});
  const { keepParts } = await import(${JSON.stringify(`${source}/files/drive/upload/upload-parts.ts`)});
  const { checkUpload } = await import(${JSON.stringify(`${source}/files/drive/upload/check-upload.ts`)});
  const one = async () => ({ name: 'person:1', bytes: new Uint8Array(32).fill(7) });
  const storage = sealedStorage(folderStorage(${JSON.stringify(root)}), { forReading: one, forWriting: one });
  const readers = createReaders(createLog('silent'));
  const id = (digit) => '00000000-0000-7000-8000-' + String(digit).repeat(12);
  async function send(uploadId, blocks) {
    const upload = { uploadId, userId: id(1), name: 'List of work.txt' };
    const parts = [];
    const block = Buffer.from('काम a row of a list\\n'.repeat(2_520));
    async function* pieces() { for (let at = 0; at < blocks; at += 1) { watch(); yield block; } }
    const add = async (part) => { parts.push(part); return true; };
    const coming = { storage, upload, add, mostParts: 1_000, offset: 0, parts: 0 };
    const offset = await keepParts(coming, pieces());
    const kept = await checkUpload({ storage, readers }, upload, parts, 'common/' + id(1) + '/drive/' + uploadId);
    return { offset, parts: parts.length, ...kept };
  }
  let before = 0;
  let most = 0;
  const watch = () => { most = Math.max(most, process.memoryUsage.rss()); };
  // Twenty megabytes first: what the collector leaves lying is as much for any file, and on a busy machine more.
  await send(id(2), 320);
  global.gc();
  most = before = process.memoryUsage.rss();
  const timer = setInterval(watch, 5);
  const sent = await send(id(3), ${megabytes * 16});
  clearInterval(timer);
  readers.close();
  console.log(JSON.stringify({ ...sent, more: most - before }));
`;

test('100 MB are taken, checked, written anew and kept in less than 50 MB of memory', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'large-upload-'));
  try {
    const loader = createRequire(import.meta.url).resolve('tsx');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--import',
      loader,
      '--conditions=source',
      '--input-type=module',
      '--eval',
      program(root),
    ]);
    const said = JSON.parse(stdout) as Record<'offset' | 'parts' | 'bytes' | 'more', number>;
    expect(said.offset).toBeGreaterThan((megabytes - 1) * 1_048_576);
    expect([said.bytes, said.parts]).toEqual([said.offset, megabytes / 2]);
    expect(said.more).toBeLessThan(50 * 1_048_576);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}, 180_000);
