import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import type { FileKeys } from './file-keys.ts';
import { folderStorage } from './folder.ts';
import { partBytes } from './sealed-file.ts';
import { sealedStorage } from './sealed.ts';
import { FileUnreadable, type FilePart, type Storage } from './storage.ts';

let root: string;
let store: Storage;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'sealed-'));
  store = folderStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** One key for all; `plain`: whether files of before are read. */
function keysOf(name = 'person:1', bytes = new Uint8Array(32).fill(7)): FileKeys & { plain: boolean } {
  const keys = {
    plain: true,
    forReading: async () => ({ name, bytes }),
    forWriting: async () => ({ name, bytes }),
    readsPlain: async () => keys.plain,
    readNoMore: async () => void (keys.plain = false),
  };
  return keys;
}

const key = `cvs/${randomUUID()}/${randomUUID()}`;
const inside = (part: FilePart | 'outside' | null): FilePart => {
  if (part === null || part === 'outside') throw new Error('It is inside.');
  return part;
};
const streamOf = (content: Buffer) => ({
  bytes: content.length,
  read: async function* read() {
    for (let at = 0; at < content.length; at += 300_000) yield content.subarray(at, at + 300_000);
  },
});

test('what is kept comes back whole, of any length and either way of writing, and lies there unreadable', async () => {
  const sealed = sealedStorage(store, keysOf());
  for (const bytes of [
    0,
    1,
    4_096,
    partBytes - 1,
    partBytes,
    partBytes + 1,
    2 * partBytes,
    2 * partBytes + 77,
  ])
    for (const write of ['put', 'putStream'] as const) {
      const content = randomBytes(bytes);
      await (write === 'put'
        ? sealed.put(key, content, 'text/html; charset=utf-8')
        : sealed.putStream(key, streamOf(content), 'text/html; charset=utf-8'));
      const got = required(await sealed.get(key));
      expect([bytes, got.content.equals(content), got.mediaType]).toEqual([
        bytes,
        true,
        'text/html; charset=utf-8',
      ]);
      const opened = required(await sealed.open(key));
      expect([opened.bytes, (await buffer(opened.content)).equals(content)]).toEqual([bytes, true]);
      const raw = await readFile(path.join(root, key));
      expect([bytes, bytes > 15 && raw.includes(content.subarray(0, 16))]).toEqual([bytes, false]);
    }
  expect([await sealed.get('cvs/none'), await sealed.open('cvs/none')]).toEqual([null, null]);
});

test('a player gets the part that it asks for, wherever it begins and ends', async () => {
  const sealed = sealedStorage(store, keysOf());
  const content = randomBytes(3 * partBytes + 500_000);
  await sealed.put(key, content, 'video/mp4');
  const last = content.length - 1;
  const asked: (readonly [number, number | null])[] = [
    [0, 0],
    [0, null],
    [last, null],
    [last, last + 900],
    [partBytes - 1, partBytes],
    [partBytes, 2 * partBytes - 1],
    [2 * partBytes + 3, last],
  ];
  for (const [from, to] of asked) {
    const part = inside(await sealed.openPart(key, from, to));
    const end = Math.min(to ?? last, last);
    expect([part.from, part.to, part.bytes, part.mediaType]).toEqual([
      from,
      end,
      content.length,
      'video/mp4',
    ]);
    expect([from, to, (await buffer(part.content)).equals(content.subarray(from, end + 1))]).toEqual([
      from,
      to,
      true,
    ]);
  }
  for (const from of [content.length, content.length + 100, 10 * content.length])
    expect(await sealed.openPart(key, from, null)).toBe('outside');
  expect(await sealed.openPart('cvs/none', 0, null)).toBeNull();
});

const readings = (sealed: Storage, one = key) => [
  async () => sealed.get(one),
  async () => buffer(required(await sealed.open(one)).content),
  async () => buffer(inside(await sealed.openPart(one, 0, null)).content),
];

test('a flipped bit is seen, wherever it is', async () => {
  const sealed = sealedStorage(store, keysOf());
  await sealed.put(key, Buffer.alloc(600, 'a line of a CV '), 'application/pdf');
  const file = path.join(root, key);
  const good = await readFile(file);
  for (let at = 0; at < good.length; at += 11) {
    const broken = Buffer.from(good);
    broken[at] = (broken[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(file, broken);
    await expect(sealed.get(key), `byte ${at}`).rejects.toThrow(FileUnreadable);
  }
  for (const read of readings(sealed)) await expect(read()).rejects.toThrow(FileUnreadable);
}, 60_000);

test('a file that was cut, whose parts changed places, or that was put in the place of another does not open', async () => {
  const sealed = sealedStorage(store, keysOf());
  const content = randomBytes(2 * partBytes + 10);
  const other = `cvs/${randomUUID()}/${randomUUID()}`;
  await sealed.put(key, content, 'application/pdf');
  await sealed.put(other, content, 'application/pdf');
  const file = path.join(root, key);
  const good = await readFile(file);
  const size = partBytes + (good.length - content.length) / 3;
  const swapped = Buffer.concat([
    good.subarray(size, 2 * size),
    good.subarray(0, size),
    good.subarray(2 * size),
  ]);
  const twice = Buffer.concat([good.subarray(0, size), good.subarray(0, size), good.subarray(2 * size)]);
  for (const wrong of [
    good.subarray(0, good.length - 1),
    good.subarray(0, 2 * size),
    good.subarray(0, size),
    Buffer.alloc(0),
    Buffer.concat([good, Buffer.from([0])]),
    Buffer.concat([good, good]),
    swapped,
    twice,
    await readFile(path.join(root, other)),
  ]) {
    await writeFile(file, wrong);
    await expect(sealed.get(key)).rejects.toThrow(FileUnreadable);
  }
  await writeFile(file, good);
  const type = await readFile(`${file}.type`, 'utf8');
  for (const wrong of [type.replace('pdf', 'zip'), type.replace(/bytes=\d/, 'bytes=9')]) {
    await writeFile(`${file}.type`, wrong);
    await expect(sealed.get(key)).rejects.toThrow(FileUnreadable);
  }
  await writeFile(`${file}.type`, type);
  expect(required(await sealed.get(key)).content.equals(content)).toBe(true);
});

test('a changed part in the middle of a video ends its stream, and what is before it is given', async () => {
  const sealed = sealedStorage(store, keysOf());
  const content = randomBytes(2 * partBytes + 10);
  await sealed.put(key, content, 'video/mp4');
  const file = path.join(root, key);
  const broken = await readFile(file);
  broken[broken.length - 50] = (broken.at(-50) ?? 0) ^ 1;
  await writeFile(file, broken);
  const first = inside(await sealed.openPart(key, 0, partBytes));
  expect((await buffer(first.content)).equals(content.subarray(0, partBytes + 1))).toBe(true);
  await expect(buffer(required(await sealed.open(key)).content)).rejects.toThrow(FileUnreadable);
});

test('another key opens nothing, and the fault names no person', async () => {
  await sealedStorage(store, keysOf()).put(key, Buffer.from('a CV'), 'application/pdf');
  for (const keys of [keysOf('person:1', new Uint8Array(32).fill(8)), keysOf('person:2')])
    for (const read of readings(sealedStorage(store, keys))) {
      const fault = await read().catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(FileUnreadable);
      const [, person = '', file = ''] = key.split('/');
      expect([String(fault).includes(person), String(fault).includes(file)]).toEqual([false, true]);
    }
});

test('files of before are read until a round found none of them; then one that is not encrypted is refused', async () => {
  const keys = keysOf();
  const sealed = sealedStorage(store, keys);
  const large = randomBytes(partBytes + 5);
  await store.put(key, Buffer.from('of before'), 'text/csv');
  await store.put('cvs/large', large, 'video/mp4');
  await store.put('cvs/empty', Buffer.alloc(0), 'text/csv');
  await sealed.put('cvs/new', Buffer.from('new'), 'text/csv');
  const all = async () => [
    required(await sealed.get(key)).content.toString(),
    (await buffer(required(await sealed.open('cvs/large')).content)).equals(large),
    (await buffer(inside(await sealed.openPart('cvs/large', 5, 9)).content)).equals(large.subarray(5, 10)),
    (await buffer(required(await sealed.open('cvs/empty')).content)).length,
    required(await sealed.get('cvs/new')).content.toString(),
  ];
  const told = ['of before', true, true, 0, 'new'];
  expect(await all()).toEqual(told);
  expect([await sealed.sealFormer?.(), keys.plain]).toEqual([3, true]);
  expect(await all()).toEqual(told);
  expect((await readFile(path.join(root, key))).includes('of before')).toBe(false);
  expect([await sealed.sealFormer?.(), keys.plain]).toEqual([0, false]);
  expect(await all()).toEqual(told);
  await store.put(key, Buffer.from('slipped in'), 'text/csv');
  for (const read of readings(sealed)) await expect(read()).rejects.toThrow(FileUnreadable);
});
