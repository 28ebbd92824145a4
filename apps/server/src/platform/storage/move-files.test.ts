import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { type S3Stub, s3Stub } from '../../../test/harness/s3-stub.ts';
import { folderStorage } from './folder.ts';
import { moveFiles } from './move-files.ts';
import { movingStorage } from './moving.ts';
import { s3Storage } from './s3.ts';
import { partBytes } from './sealed-file.ts';
import { sealedStorage } from './sealed.ts';
import type { Storage } from './storage.ts';

let root: string;
let stub: S3Stub;
let folder: Storage;
let bucket: Storage;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'moving-'));
  stub = await s3Stub();
  folder = folderStorage(root);
  bucket = s3Storage(stub.place);
});
afterEach(async () => {
  await stub.close();
  await rm(root, { recursive: true, force: true });
});

const one = async () => ({ name: 'person:1', bytes: new Uint8Array(32).fill(7) });
const sealedIn = (store: Storage) =>
  sealedStorage(store, {
    forReading: one,
    forWriting: one,
    readsPlain: async () => true,
    readNoMore: async () => undefined,
  });
const filesIn = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length;

/** Encrypted ones, a plain one, a large one and an empty one. */
async function fill(store: Storage): Promise<ReadonlyMap<string, string>> {
  const sealed = sealedIn(store);
  const sums = new Map<string, string>();
  for (let file = 0; file < 12; file += 1) {
    const content = randomBytes(file === 3 ? 2 * partBytes + 9 : file * 100);
    const target = file === 5 || file === 0 ? store : sealed;
    await target.put(`cvs/${file}`, content, 'video/mp4');
    sums.set(`cvs/${file}`, createHash('sha256').update(content).digest('hex'));
  }
  return sums;
}

async function sumsOf(store: Storage, keys: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const key of keys) {
    const { content } = required(await store.open(key));
    sums.set(
      key,
      createHash('sha256')
        .update(await buffer(content))
        .digest('hex'),
    );
  }
  return sums;
}

test('every file moves from the folder into the bucket and back, and is read all the while', async () => {
  const sums = await fill(folder);
  for (const [from, to] of [
    [folder, bucket],
    [bucket, folder],
  ] as const) {
    const served = sealedIn(movingStorage(to, from));
    expect(await sumsOf(served, sums.keys())).toEqual(sums);
    let reading = Promise.resolve();
    const { moved, differing } = await moveFiles(from, to, (count) => {
      if (count % 4 === 1)
        reading = reading.then(async () => expect(await sumsOf(served, sums.keys())).toEqual(sums));
    });
    await reading;
    expect([moved, differing]).toEqual([12, []]);
    expect(await sumsOf(sealedIn(to), sums.keys())).toEqual(sums);
    expect(await moveFiles(from, to)).toEqual({ moved: 0, bytes: 0, differing: [] });
    expect([stub.objects.size, await filesIn()]).toEqual(to === bucket ? [12, 0] : [0, 24]);
  }
}, 60_000);

test('while files move a new one is written to the new store, a removed one is gone from both', async () => {
  await fill(folder);
  const served = sealedIn(movingStorage(bucket, folder));
  await served.put('cvs/new', Buffer.from('new'), 'text/csv');
  await served.put('cvs/1', Buffer.from('changed'), 'text/csv');
  expect([await folder.get('cvs/new'), await folder.get('cvs/1')]).toEqual([null, null]);
  await moveFiles(folder, bucket);
  expect(required(await served.get('cvs/1')).content.toString()).toBe('changed');
  await served.remove('cvs/2');
  expect([await served.get('cvs/2'), await bucket.get('cvs/2')]).toEqual([null, null]);
  const keys: string[] = [];
  for await (const { key } of served.list('cvs/')) keys.push(key);
  expect(keys.toSorted()).toEqual(
    ['new', 0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((name) => `cvs/${name}`).toSorted(),
  );
});

test('cut off at any write it goes on with what is left, and nothing is lost', async () => {
  const sums = await fill(folder);
  for (let cutAt = 1; cutAt <= 4; cutAt += 1) {
    let writes = 0;
    const cut: Storage = {
      ...bucket,
      putStream: async (key, source, mediaType) => {
        writes += 1;
        if (writes === cutAt) throw new Error('killed');
        await bucket.putStream(key, source, mediaType);
      },
    };
    await expect(moveFiles(folder, cut)).rejects.toThrow('killed');
    expect(await sumsOf(sealedIn(movingStorage(bucket, folder)), sums.keys())).toEqual(sums);
  }
  await moveFiles(folder, bucket);
  expect(await sumsOf(sealedIn(bucket), sums.keys())).toEqual(sums);
  expect(await filesIn()).toBe(0);
});

test('a file that another one lies in the place of is left in both, and said', async () => {
  await folder.put('cvs/1', Buffer.from('mine'), 'text/csv');
  await bucket.put('cvs/1', Buffer.from('theirs'), 'text/csv');
  expect(await moveFiles(folder, bucket)).toEqual({ moved: 0, bytes: 0, differing: ['cvs/1'] });
  expect(required(await folder.get('cvs/1')).content.toString()).toBe('mine');
  expect(required(await bucket.get('cvs/1')).content.toString()).toBe('theirs');
});
