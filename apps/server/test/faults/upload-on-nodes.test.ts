import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import * as drive from '@nukkad/contract/files/drive/drive.api';
import * as uploads from '@nukkad/contract/files/drive/drive-upload.api';
import { driveUploadErrors } from '@nukkad/contract/files/drive/drive-upload.noun';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import type { Answer } from '../harness/test-client.ts';
import { aHousehold, clientOf, type Household, openForTest, withoutSeeding } from './households.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

const mebibyte = 1024 * 1024;
/** A part is there when so much of it has come. */
const partBytes = 2 * mebibyte;
const tus = { 'tus-resumable': '1.0.0' };
const toPatch = { ...tus, 'content-type': 'application/offset+octet-stream' };
const content = Buffer.from('Neem oil, 2 litres\n'.repeat(Math.ceil((9 * mebibyte) / 19)));

let database: TestDatabase;
let folder = '';
let asha: Household;
let nodes: ServerProcess[] = [];
let closePool: () => Promise<void>;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'two-nodes-'));
  const { db, pool } = openForTest(database.url);
  closePool = () => pool.end();
  await withoutSeeding(db);
  asha = await aHousehold(db);
  const ports = [await freePort(), await freePort()];
  const variables = { DATABASE_URL: database.url, SEED_SCALE: 'none', DATA_DIR: folder };
  nodes = await Promise.all(ports.map((port) => startServer(port, variables)));
}, 300_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
  await closePool();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (node: 0 | 1) => nodes[node]?.url ?? '';
const by = (node: 0 | 1) => clientOf(urlOf(node), asha);
const at = (node: 0 | 1, url: string) => new URL(url, urlOf(node));
const offsetAt = async (node: 0 | 1, url: string) =>
  Number((await fetch(at(node, url), { method: 'HEAD', headers: tus })).headers.get('upload-offset'));
const begin = (node: 0 | 1, name: string) =>
  by(node).call(uploads.beginDriveUpload, {
    body: { space: 'own', name, mediaType: 'text/plain', bytes: content.length },
  });

/** Sends so much, and then nothing, while the connection stays open. */
function sendAndHang(node: 0 | 1, url: string, most: number) {
  const over = new AbortController();
  const pieces = async function* () {
    for (let from = 0; from < most; from += 65_536)
      yield content.subarray(from, Math.min(most, from + 65_536));
    await pause(60_000, undefined, { signal: over.signal }).catch(() => undefined);
  };
  const sent = fetch(at(node, url), {
    method: 'PATCH',
    headers: { ...toPatch, 'upload-offset': '0' },
    body: Readable.toWeb(Readable.from(pieces())),
    duplex: 'half',
    signal: over.signal,
  } as unknown as RequestInit).catch(() => null);
  return { sent, end: () => over.abort() };
}

/** Without asking the upload itself: who does takes it over. */
async function untilKept(node: 0 | 1, uploadId: string, least: number): Promise<void> {
  for (;;) {
    const { items } = await by(node).call(uploads.listDriveUploads, { query: {} });
    if ((items.find((one) => one.uploadId === uploadId)?.offset ?? 0) >= least) return;
    await pause(100);
  }
}

const sendRest = (node: 0 | 1, url: string, offset: number) =>
  fetch(at(node, url), {
    method: 'PATCH',
    headers: { ...toPatch, 'upload-offset': String(offset) },
    body: new Uint8Array(content.subarray(offset)),
  });

async function finishAt(node: 0 | 1, uploadId: string): Promise<Answer> {
  for (;;) {
    const answer = await by(node).askLoosely(uploads.finishDriveUpload, { body: { uploadId } });
    if (answer.body.code !== driveUploadErrors.drive_upload_checking.code) return answer;
    await pause(200);
  }
}

async function isWhole(node: 0 | 1, itemId: string): Promise<boolean> {
  const { url } = await by(node).call(drive.getDriveFile, { query: { itemId } });
  return Buffer.from(await (await fetch(at(node, url))).arrayBuffer()).equals(content);
}

test('while a connection to one node hangs, the other node takes the upload over, and nothing of the first is added', async () => {
  const { uploadId, url } = await begin(0, 'Hanging.txt');
  const first = sendAndHang(0, url, 5 * mebibyte);
  await untilKept(1, uploadId, 2 * partBytes);
  const offset = await offsetAt(1, url);
  expect(offset).toBe(2 * partBytes);
  expect((await sendRest(1, url, offset)).status).toBe(204);
  expect(await offsetAt(1, url)).toBe(content.length);
  first.end();
  await first.sent;
  const { status, body } = await finishAt(1, uploadId);
  expect([status, body.bytes]).toEqual([200, content.length]);
  expect(await isWhole(0, body.itemId)).toBe(true);
}, 120_000);

test('a node that dies in the middle of an upload loses no part that it had: the other node goes on', async () => {
  const { uploadId, url } = await begin(0, 'Killed.txt');
  const first = sendAndHang(0, url, 7 * mebibyte);
  await untilKept(1, uploadId, 3 * partBytes);
  await nodes[0]?.kill('SIGKILL');
  await first.sent;
  first.end();
  const offset = await offsetAt(1, url);
  expect(offset).toBe(3 * partBytes);
  const listed = await by(1).call(uploads.listDriveUploads, { query: {} });
  expect(listed.items.map((one) => [one.uploadId, one.offset])).toEqual([[uploadId, offset]]);
  expect((await sendRest(1, url, offset)).status).toBe(204);
  const { status, body } = await finishAt(1, uploadId);
  expect([status, body.bytes]).toEqual([200, content.length]);
  expect(await isWhole(1, body.itemId)).toBe(true);
}, 120_000);
