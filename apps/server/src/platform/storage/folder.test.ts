import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStorage } from './folder.ts';
import { StorageFault } from './storage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const photo = Buffer.alloc(4_096, 7);
const filesThere = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;

/** A disk on which half of a file finds room, from its `from`th write on. */
function failingDisk(code: string, from = 1) {
  let writes = 0;
  return folderStorage(root, async (file, content) => {
    writes += 1;
    await writeFile(file, content.slice(0, content.length / 2));
    if (writes >= from) throw Object.assign(new Error(code), { code });
  });
}

test('promise 80: a full or broken disk keeps nothing of a file, and says which it is', async () => {
  for (const [code, full] of [
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['EFBIG', true],
    ['EIO', false],
    ['EROFS', false],
  ] as const)
    for (const from of [1, 2]) {
      const failed = await failingDisk(code, from)
        .put('people/a/b', photo, 'image/webp')
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(StorageFault);
      expect([code, (failed as StorageFault).full, await filesThere()]).toEqual([code, full, 0]);
    }
});

test('promise 80: a file that could not be replaced stays as it was', async () => {
  const disk = folderStorage(root);
  await disk.put('people/a/b', photo, 'image/webp');
  await expect(failingDisk('ENOSPC').put('people/a/b', Buffer.alloc(9), 'image/png')).rejects.toThrow();
  expect(await disk.get('people/a/b')).toEqual({ content: photo, mediaType: 'image/webp' });
  expect(await filesThere()).toBe(2);
});

test('lists keys below a beginning, and sweeps what a cut-off write left', async () => {
  const disk = folderStorage(root);
  for (const key of ['people/a/b', 'people/c', 'bookings/x/y']) await disk.put(key, photo, 'image/webp');
  const left = path.join(root, 'people/a/z.0198c0de-0000-7000-8000-000000000000');
  await writeFile(left, 'half');
  await utimes(left, new Date(0), new Date(0));
  const keys: string[] = [];
  for await (const { key } of disk.list('people/')) keys.push(key);
  expect(keys.toSorted()).toEqual(['people/a/b', 'people/c']);
  expect(await disk.sweepUnfinished(new Date())).toBe(1);
  expect(await filesThere()).toBe(6);
  for await (const { key } of disk.list('nobody/')) throw new Error(key);
});
