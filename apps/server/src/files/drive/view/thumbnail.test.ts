/** Small pictures of files: for who may see the file, and only while they may. */
import * as api from '@nukkad/contract/files/drive/drive.api';
import * as grants from '@nukkad/contract/files/drive/grant.api';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPaper } from '../../../../test/fixtures/documents-to-sign.ts';
import { type GrantPlay, grantPlay } from '../../../../test/fixtures/grant-play.ts';
import { required } from '../../../../test/harness/required.ts';
import { createLog } from '../../../platform/log.ts';
import { createReaders } from '../../../platform/reading/readers.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { driveKeyOf } from '../copy-version.ts';
import { thumbnailKeyOf } from '../drive.rules.ts';
import { listKnownFiles } from '../version.store.ts';

let play: GrantPlay;
beforeEach(async () => {
  play = await grantPlay({ readers: createReaders(createLog('silent')) });
});
afterEach(() => play.app.close());

const hourMs = 3_600_000;
const open = (address: string | null) => fetch(new URL(required(address), play.app.url));
const aPdf = async () => ({ content: await aPaper([{}], 'Plan'), mediaType: 'application/pdf' });
const aPicture = async () => ({
  content: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c98a4b' } })
    .webp()
    .toBuffer(),
  mediaType: 'image/webp',
});
const addressFor = async (by: Viewer, itemId: string) =>
  (await play.app.as(by).call(api.getDriveItem, { query: { itemId } })).item.thumbnail;
/** What lies in the storage below a folder. */
async function stored(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of play.app.platform.storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

test('a PDF and a photo have a small picture, at an address that stays for an hour; other files have none', async () => {
  const { asha, app } = play;
  for (const file of [
    await play.keep(asha, { name: 'Plan.pdf', ...(await aPdf()) }),
    await play.keep(asha, { name: 'Hall.webp', ...(await aPicture()) }),
  ]) {
    const answer = await open(file.thumbnail);
    expect([file.name, answer.status, answer.headers.get('content-type')]).toEqual([
      file.name,
      200,
      'image/webp',
    ]);
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(Math.max(width, height)).toBe(320);
    expect(await addressFor(asha, file.itemId)).toBe(file.thumbnail);
  }
  const none = [await play.keep(asha, { name: 'a.txt' }), await play.folder(asha, 'Bills')];
  expect(none.map(({ thumbnail }) => thumbnail)).toEqual([null, null]);
  app.clock.advance(2 * hourMs);
  const { items } = await app.as(asha).call(api.listDriveItems, { query: {} });
  for (const { thumbnail } of items.filter(({ mediaType }) => mediaType === 'application/pdf'))
    expect((await open(thumbnail)).status).toBe(200);
});

test('an address that was changed, that is over or that is no code opens nothing', async () => {
  const { asha, bela, app } = play;
  const { thumbnail } = await play.keep(asha, { name: 'Plan.pdf', ...(await aPdf()) });
  const url = new URL(required(thumbnail), app.url);
  const [payload = '', signature = ''] = required(url.searchParams.get('code')).split('.');
  const forBela = Buffer.from(payload, 'base64url').toString().replace(asha.userId, bela.userId);
  const codes = [
    '',
    'x.y',
    payload,
    `${payload}.${signature.slice(1)}`,
    `${Buffer.from(forBela).toString('base64url')}.${signature}`,
  ];
  for (const code of codes)
    expect([code, (await open(`/drive-thumbnail?code=${encodeURIComponent(code)}`)).status]).toEqual([
      code,
      403,
    ]);
  expect((await open('/drive-thumbnail')).status).toBe(403);
  app.clock.advance(2 * hourMs);
  expect((await open(thumbnail)).status).toBe(403);
});

test('it is gone with the right to the file, with the file in the bin, and never made for who has no right', async () => {
  const { asha, bela, app } = play;
  const documents = await play.folder(asha, 'Documents');
  const file = await play.keep(asha, { name: 'Plan.pdf', parentId: documents.itemId, ...(await aPdf()) });
  const grant = await play.give(asha, documents.itemId, {
    kind: 'number',
    mobileNumber: await play.numberOf(bela),
  });
  const address = await addressFor(bela, file.itemId);
  expect(address).not.toBe(file.thumbnail);
  expect((await open(address)).status).toBe(200);
  await app.as(asha).call(grants.revokeGrant, { query: { grantId: grant.grantId } });
  expect([(await open(address)).status, (await open(file.thumbnail)).status]).toEqual([404, 200]);
  await app.as(asha).call(api.binDriveItems, { body: { itemIds: [documents.itemId] } });
  expect((await open(file.thumbnail)).status).toBe(404);
});

test('it is kept beside the file, known to housekeeping, and removed with the file', async () => {
  const { asha, app } = play;
  const file = await play.keep(asha, { name: 'Hall.webp', ...(await aPicture()) });
  const folder = driveKeyOf(asha, { userId: asha.userId, organisationId: null }, '');
  expect((await open(file.thumbnail)).status).toBe(200);
  const keys = await stored(folder);
  const own = required(keys.find((key) => !key.includes('/small/')));
  expect(keys).toEqual([own, thumbnailKeyOf(own)].toSorted());
  const { db } = app.platform;
  const strange = thumbnailKeyOf(`${folder}${asha.userId}`);
  expect(await listKnownFiles(db, [...keys, strange])).toEqual(keys);
  await app.as(asha).call(api.binDriveItems, { body: { itemIds: [file.itemId] } });
  await app.as(asha).call(api.removeDriveItems, { body: { itemIds: [file.itemId] } });
  expect([await stored(folder), await listKnownFiles(db, keys)]).toEqual([[], []]);
});

test('a file that its reader refuses has no picture, and is not read twice', async () => {
  const { asha } = play;
  const broken = await play.keep(asha, {
    name: 'Broken.pdf',
    content: Buffer.from('%PDF-1.7 no more'),
    mediaType: 'application/pdf',
  });
  for (let time = 0; time < 2; time += 1) expect((await open(broken.thumbnail)).status).toBe(404);
});

test('a grid asks for many at once, and each comes', async () => {
  const { asha } = play;
  const files = [];
  const picture = await aPicture();
  for (let at = 0; at < 30; at += 1) files.push(await play.keep(asha, { name: `${at}.webp`, ...picture }));
  const answers = await Promise.all(files.map(({ thumbnail }) => open(thumbnail)));
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
});
