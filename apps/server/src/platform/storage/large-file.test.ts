import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folderStorage } from './folder.ts';
import { sealedStorage } from './sealed.ts';

const megabytes = 100;

/** Of another process: this one holds what other tests left. */
const program = (root: string, storage: string) => `
  const { folderStorage } = await import(${JSON.stringify(`${storage}/folder.ts`)});
  const { sealedStorage } = await import(${JSON.stringify(`${storage}/sealed.ts`)});
  const one = async () => ({ name: 'person:1', bytes: new Uint8Array(32).fill(7) });
  const sealed = sealedStorage(folderStorage(${JSON.stringify(root)}), { forReading: one, forWriting: one });
  await sealed.put('cvs/first', Buffer.alloc(1000), 'text/csv');
  await sealed.get('cvs/first');
  global.gc();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = () => { most = Math.max(most, process.memoryUsage.rss()); };
  const block = Buffer.alloc(65_536, 'a row of a list ');
  async function* read() { for (let at = 0; at < ${megabytes * 16}; at += 1) { watch(); yield block; } }
  await sealed.putStream('cvs/large', { bytes: ${megabytes} * 1_048_576, read }, 'text/csv');
  const written = most - before;
  let bytes = 0;
  for await (const piece of (await sealed.open('cvs/large')).content) { watch(); bytes += piece.length; }
  console.log(JSON.stringify({ bytes, written, all: most - before }));
`;

test('100 MB are encrypted and read again in less than 50 MB of memory', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'large-'));
  try {
    const loader = createRequire(import.meta.url).resolve('tsx');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--import',
      loader,
      '--conditions=source',
      '--input-type=module',
      '--eval',
      program(root, import.meta.dirname),
    ]);
    const { bytes, written, all } = JSON.parse(stdout) as Record<'bytes' | 'written' | 'all', number>;
    expect(bytes).toBe(megabytes * 1_048_576);
    expect(written).toBeLessThan(50 * 1_048_576);
    expect(all).toBeLessThan(50 * 1_048_576);
    const one = async () => ({ name: 'person:1', bytes: new Uint8Array(32).fill(7) });
    const never = { readsPlain: async () => false, readNoMore: async () => undefined };
    const here = sealedStorage(folderStorage(root), { forReading: one, forWriting: one, ...never });
    expect((await here.get('cvs/first'))?.content).toHaveLength(1000);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}, 120_000);
