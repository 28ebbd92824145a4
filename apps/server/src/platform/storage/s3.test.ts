import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { s3Storage } from './s3.ts';
import { StorageFault, sourceOfFile } from './storage.ts';

/** Enough of S3, path style: PUT, GET and DELETE of objects, and who signed. */
const objects = new Map<string, { body: Buffer; type: string }>();
const seen: string[] = [];
let broken = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    seen.push(`${request.method} ${key}`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=the-key/'))
      return response.writeHead(403).end();
    if (broken > 0) {
      broken -= 1;
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    if (request.method === 'PUT')
      objects.set(key, { body: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
    if (request.method === 'DELETE') objects.delete(key);
    const query = new URL(request.url ?? '', 'http://s3').searchParams;
    if (query.get('list-type') === '2') return response.end(page(query));
    const found = objects.get(key);
    if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    if (!found)
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (range) {
      const [from, to] = [Number(range[1]), Math.min(Number(range[2] || Infinity), found.body.length - 1)];
      if (from > to)
        return response
          .writeHead(416)
          .end('<Error><Code>InvalidRange</Code><Message>None.</Message></Error>');
      const part = found.body.subarray(from, to + 1);
      return response
        .writeHead(206, {
          'content-type': found.type,
          'content-length': part.length,
          'content-range': `bytes ${from}-${to}/${found.body.length}`,
        })
        .end(part);
    }
    const headers = { 'content-type': found.type, 'content-length': found.body.length };
    return response.writeHead(200, headers).end(found.body);
  });
});
/** A page of one object, and where to go on. */
function page(query: URLSearchParams): string {
  const keys = [...objects.keys()]
    .map((key) => key.replace('/files/', ''))
    .filter(
      (key) => key.startsWith(query.get('prefix') ?? '') && key > (query.get('continuation-token') ?? ''),
    )
    .toSorted();
  const [key] = keys;
  const contents = key
    ? `<Contents><Key>${key}</Key><LastModified>2026-11-22T00:00:00.000Z</LastModified></Contents>`
    : '';
  const next =
    keys.length > 1
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${key}</NextContinuationToken>`
      : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
}
let folder: string;
let storage: ReturnType<typeof s3Storage>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 's3-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  storage = s3Storage({
    bucket: 'files',
    region: 'ap-south-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'the-key',
    secretAccessKey: 'the-secret',
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const aFile = async (content: Buffer): Promise<string> => {
  const file = path.join(folder, randomUUID());
  await writeFile(file, content);
  return file;
};
const bytes = Buffer.from([0, 255, 10, 13, 0, 1, 2, 3]);

test('keeps a file byte for byte, with its type, in the bucket', async () => {
  await storage.put('booking/018f/photo-1', bytes, 'image/webp');
  expect([...objects.keys()]).toEqual(['/files/booking/018f/photo-1']);
  expect(objects.get('/files/booking/018f/photo-1')?.body).toEqual(bytes);
  expect(await storage.get('booking/018f/photo-1')).toEqual({ content: bytes, mediaType: 'image/webp' });
});

test('a file that is not there is null, and removing is for good', async () => {
  expect(await storage.get('booking/none')).toBeNull();
  await storage.put('a/b', bytes, 'application/pdf');
  await storage.remove('a/b');
  expect(await storage.get('a/b')).toBeNull();
});

test('a store that is busy for a moment is asked again; one that stays broken is an error, not a missing file', async () => {
  broken = 1;
  await storage.put('a/c', bytes, 'image/png');
  expect(objects.has('/files/a/c')).toBe(true);
  broken = 10;
  await expect(storage.get('a/c')).rejects.toThrow(StorageFault);
  broken = 0;
});

/** Larger than one piece of a stream. */
const large = Buffer.alloc(300_000, 'rows of a list ');

test('a file of this machine goes there whole and part by part, and comes back so', async () => {
  const file = await aFile(large);
  await storage.putStream('exports/018f', await sourceOfFile(file), 'text/csv');
  const kept = required(objects.get('/files/exports/018f'));
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
  broken = 1;
  await storage.putStream('exports/busy', await sourceOfFile(file), 'text/csv');
  expect(objects.get('/files/exports/busy')?.body.equals(large)).toBe(true);
  broken = 10;
  await expect(storage.putStream('exports/broken', await sourceOfFile(file), 'text/csv')).rejects.toThrow(StorageFault);
  broken = 0;
  expect(objects.has('/files/exports/broken')).toBe(false);
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
  const before = seen.length;
  for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', 'A', '', 'a b', 'a/%2e%2e', 'a\u0000']) {
    await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow('storage key');
    await expect(storage.get(key)).rejects.toThrow('storage key');
  }
  expect(seen).toHaveLength(before);
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
