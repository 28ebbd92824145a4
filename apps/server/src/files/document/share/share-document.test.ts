import * as api from '@nukkad/contract/files/document/document-share.api';
import { deleteDocument } from '@nukkad/contract/files/document/document.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { type Mounted, aViewer, mounted } from '../../../../test/harness/mounted.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { createDocumentDomain } from '../index.ts';

let app: Mounted;
let asha: Viewer;
let bela: Viewer;
beforeAll(async () => {
  app = await mounted((platform) => [createDocumentDomain(platform)]);
  const { db } = app.platform;
  asha = aViewer({ userId: await aUser(db, 'Asha Verma') });
  bela = aViewer({ userId: await aUser(db, 'Bela Rao') });
});
afterAll(() => app.close());
const dayMs = 86_400_000;

async function keep(name = 'plan.jpg'): Promise<string> {
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b5462f' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), name);
  return (await app.as(asha).send('POST', '/api/document/upload?type=other', { body })).body.documents[0]
    .documentId;
}
/** Its address; empty where the link was refused. */
async function share(viewer: Viewer, documentId: string, more: object = {}) {
  const asked = { body: { documentId, ...more }, headers: key() };
  const { status, body } = await app.as(viewer).askLoosely(api.shareDocument, asked);
  return { status, body: { ...body, url: body.url ?? '' } };
}
const list = async (documentId: string) =>
  (await app.as(asha).ask(api.listDocumentShares, { query: { documentId } })).body.items;
const at = (url: string) => new URL(new URL(url).pathname + new URL(url).search, app.url);
const visit = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(at(url), { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const tryPassword = (url: string, password: string) =>
  visit(url, { method: 'POST', body: new URLSearchParams({ password }) });
const fileIn = (text: string) => {
  const [, path = ''] = /href="(\/drive\/shared\/[^"]+)"/.exec(text) ?? [];
  return new URL(path.replaceAll('&amp;', '&'), app.url).href;
};

test('a link opens one document without signing in, as a file that no browser runs; each opening is counted', async () => {
  const documentId = await keep('House plan.jpg');
  const { status, body } = await share(asha, documentId);
  expect([status, body.state, body.hasPassword, body.opened]).toEqual([201, 'open', false, 0]);
  expect(Date.parse(body.expiresAt) - app.clock.now().getTime()).toBe(7 * dayMs);
  const page = await visit(body.url);
  expect([page.status, page.text.includes('House plan.jpg')]).toEqual([200, true]);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  const file = await visit(fileIn(page.text));
  expect(file.status).toBe(200);
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'; sandbox"],
    ['referrer-policy', 'no-referrer'],
  ] as const)
    expect([name, file.headers.get(name)]).toEqual([name, value]);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await list(documentId)).toMatchObject([{ opened: 1, state: 'open' }]);
});

test('another person neither shares, lists nor turns off; unknown and changed codes open nothing', async () => {
  const documentId = await keep();
  const { body } = await share(asha, documentId);
  expect((await share(bela, documentId)).status).toBe(404);
  const as = app.as(bela);
  expect((await as.askLoosely(api.listDocumentShares, { query: { documentId } })).status).toBe(404);
  expect((await as.askLoosely(api.unshareDocument, { query: { shareId: body.shareId } })).status).toBe(404);
  const address = body.url;
  for (const changed of [
    address.slice(0, -2),
    `${address.slice(0, -1)}~`,
    address.replace(body.shareId, documentId),
  ])
    expect([changed, (await visit(changed)).status]).toEqual([changed, 404]);
  expect((await visit(new URL('/drive/shared/', app.url).href)).status).toBe(404);
});

test('it ends by itself after its days, at most 90, and at once where it is turned off or the document is deleted', async () => {
  const documentId = await keep();
  expect((await share(asha, documentId, { days: 91 })).status).toBe(400);
  const { body: short } = await share(asha, documentId, { days: 1 });
  const { body: long } = await share(asha, documentId, { days: 90 });
  const { body: gone } = await share(asha, documentId, { days: 90 });
  const file = fileIn((await visit(long.url)).text);
  app.clock.advance(dayMs);
  expect((await visit(short.url)).status).toBe(410);
  expect((await visit(file)).status).toBe(302);
  const fresh = fileIn((await visit(long.url)).text);
  await app.as(asha).ask(api.unshareDocument, { query: { shareId: long.shareId } });
  expect([(await visit(long.url)).status, (await visit(fresh)).status]).toEqual([410, 410]);
  expect((await list(documentId)).map(({ state, url }) => [state, url !== null])).toEqual([
    ['open', true],
    ['revoked', false],
    ['expired', false],
  ]);
  await app.as(asha).ask(deleteDocument, { query: { documentId } });
  expect((await visit(gone.url)).status).toBe(404);
});

test('with a password nothing is said before it; ten wrong ones make a pause of fifteen minutes, also at once', async () => {
  const documentId = await keep('Secret plan.jpg');
  const { body } = await share(asha, documentId, { password: 'neem tree 7' });
  const page = await visit(body.url);
  expect([page.text.includes('Secret plan'), page.text.includes('type="password"')]).toEqual([false, true]);
  expect((await tryPassword(body.url, 'mango')).status).toBe(403);
  const right = await tryPassword(body.url, 'neem tree 7');
  expect([right.status, right.text.includes('Secret plan.jpg')]).toEqual([200, true]);
  expect((await visit(fileIn(right.text))).status).toBe(200);
  const tried = await Promise.all(Array.from({ length: 14 }, () => tryPassword(body.url, 'mango')));
  expect(tried.map(({ status }) => status).filter((one) => one === 429)).toHaveLength(4);
  expect((await tryPassword(body.url, 'neem tree 7')).status).toBe(429);
  app.clock.advance(15 * 60_000 + 1);
  expect((await tryPassword(body.url, 'neem tree 7')).status).toBe(200);
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from document_share
    where share_id = ${body.shareId}`.execute(app.platform.db);
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
});

test('a document has twenty open links at most, and the same key sent twice makes one', async () => {
  const documentId = await keep();
  const sent = key();
  const once = () => app.as(asha).ask(api.shareDocument, { body: { documentId }, headers: sent });
  expect((await once()).body.shareId).toBe((await once()).body.shareId);
  const more = await Promise.all(Array.from({ length: 25 }, () => share(asha, documentId)));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(19);
  expect(more.find(({ status }) => status !== 201)?.body.code).toBe('document_shares_full');
});
