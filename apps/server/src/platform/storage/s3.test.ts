import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { type S3Stub, s3Stub } from '../../../test/harness/s3-stub.ts';
import { s3Storage } from './s3.ts';
import { StorageFault, sourceOfFile } from './storage.ts';

let folder: string;
let stub: S3Stub;
let storage: ReturnType<typeof s3Storage>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 's3-'));
  stub = await s3Stub();
  storage = s3Storage(stub.place);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await stub.close();
});

const aFile = async (content: Buffer): Promise<string> => {
  const file = path.join(folder, randomUUID());
  await writeFile(file, content);
  return file;
};
const bytes = Buffer.from([0, 255, 10, 13, 0, 1, 2, 3]);

test('keeps a file byte for byte, with its type, in the bucket', async () => {
  await storage.put('booking/018f/photo-1', bytes, 'image/webp');
  expect([...stub.objects.keys()]).toEqual(['/files/booking/018f/photo-1']);
  expect(stub.objects.get('/files/booking/018f/photo-1')?.body).toEqual(bytes);
  expect(await storage.get('booking/018f/photo-1')).toEqual({ content: bytes, mediaType: 'image/webp' });
});

test('a file that is not there is null, and removing is for good', async () => {
  expect(await storage.get('booking/none')).toBeNull();
  await storage.put('a/b', bytes, 'application/pdf');
  await storage.remove('a/b');
  expect(await storage.get('a/b')).toBeNull();
});

test('a store that is busy for a moment is asked again; one that stays broken is an error, not a missing file', async () => {
  stub.broken = 1;
  await storage.put('a/c', bytes, 'image/png');
  expect(stub.objects.has('/files/a/c')).toBe(true);
  stub.broken = 10;
  await expect(storage.get('a/c')).rejects.toThrow(StorageFault);
  stub.broken = 0;
});

/** Larger than one piece of a stream. */
const large = Buffer.alloc(300_000, 'rows of a list ');

test('a file of this machine goes there whole and part by part, and comes back so', async () => {
  const file = await aFile(large);
  await storage.putStream('exports/018f', await sourceOfFile(file), 'text/csv');
  const kept = required(stub.objects.get('/files/exports/018f'));
  expect([kept.body.equals(large), kept.type]).toEqual([true, 'text/csv']);
  const opened = required(await storage.open('exports/018f'));
  expect(opened.bytes).toBe(large.length);
  expect((await buffer(opened.content)).equals(large)).toBe(true);
  expect(await storage.open('exports/none')).toBeNull();
  // It stays where it was.
  expect((await readFile(file)).equals(large)).toBe(true);
});

test('a large file is sent again where the store was busy; one that stays broken is an error', async () => {
  const file = await aFile(large);
  stub.broken = 1;
  await storage.putStream('exports/busy', await sourceOfFile(file), 'text/csv');
  expect(stub.objects.get('/files/exports/busy')?.body.equals(large)).toBe(true);
  stub.broken = 10;
  await expect(storage.putStream('exports/broken', await sourceOfFile(file), 'text/csv')).rejects.toThrow(
    StorageFault,
  );
  stub.broken = 0;
  expect(stub.objects.has('/files/exports/broken')).toBe(false);
});

test('lists all keys below a beginning, page by page', async () => {
  for (const key of ['listed/1', 'listed/2', 'listed/3', 'other/1'])
    await storage.put(key, bytes, 'image/png');
  const found: string[] = [];
  for await (const { key, changedAt } of storage.list('listed/'))
    found.push(`${key} ${changedAt.getUTCDate()}`);
  expect(found).toEqual(['listed/1 22', 'listed/2 22', 'listed/3 22']);
});

test('a key that could lead elsewhere never leaves', async () => {
  const before = stub.seen.length;
  for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', 'A', '', 'a b', 'a/%2e%2e', 'a\u0000']) {
    await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow('storage key');
    await expect(storage.get(key)).rejects.toThrow('storage key');
  }
  expect(stub.seen).toHaveLength(before);
});

test('a player gets the part that it asks for', async () => {
  await storage.put('videos/018f', Buffer.from('0123456789'), 'video/mp4');
  const part = required(await storage.openPart('videos/018f', 2, 4));
  if (part === 'outside') throw new Error('It is inside.');
  expect([(await buffer(part.content)).toString(), part.mediaType, part.from, part.to, part.bytes]).toEqual([
    '234',
    'video/mp4',
    2,
    4,
    10,
  ]);
  expect(await storage.openPart('videos/018f', 10, null)).toBe('outside');
  expect(await storage.openPart('videos/none', 0, null)).toBeNull();
});
