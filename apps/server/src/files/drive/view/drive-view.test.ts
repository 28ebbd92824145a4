import * as api from '@nukkad/contract/files/drive/drive.api';
import * as view from '@nukkad/contract/files/drive/drive-view.api';
import * as grants from '@nukkad/contract/files/drive/grant.api';
import { addressOf } from '@nukkad/contract/kernel/client';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aWordDocument } from '../../../../test/fixtures/a-word-document.ts';
import { aPaper } from '../../../../test/fixtures/documents-to-sign.ts';
import { type DriveFixture, driveFixture } from '../../../../test/fixtures/drive-fixture.ts';
import { viewerIdentity } from '../../../../test/harness/test-client.ts';
import { createLog } from '../../../platform/log.ts';
import { createReaders } from '../../../platform/reading/readers.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let drive: DriveFixture;
beforeEach(async () => {
  drive = await driveFixture({ readers: createReaders(createLog('silent')) });
});
afterEach(() => drive.app.close());

const pdf = 'application/pdf';
const aPdf = async (words: string, pages = 1) => ({
  content: await aPaper(
    Array.from({ length: pages }, () => ({})),
    words,
  ),
  mediaType: pdf,
});
const csv = (text: string) => ({ content: Buffer.from(text), mediaType: 'text/csv' });

async function found(by: Viewer, q: string, more: { space?: 'own' | 'team' } = {}): Promise<string[]> {
  const { items } = await drive.app.as(by).call(view.searchDrive, { query: { q, ...more } });
  return items.map(({ item }) => item.name);
}
const preview = (by: Viewer, itemId: string, versionId?: string) =>
  drive.app.as(by).call(view.getDrivePreview, { query: { itemId, ...(versionId && { versionId }) } });

test('a file is found by what it says, in English and Hindi, with the place marked', async () => {
  const { asha, app } = drive;
  const bills = await drive.folder(asha, 'Bills');
  await drive.keep(asha, {
    name: 'Scan 1.pdf',
    parentId: bills.itemId,
    ...(await aPdf('Rental agreement with Kavita')),
  });
  await drive.keep(asha, { name: 'list.csv', ...csv('नाम,शहर\nकविता,पुणे\n') });
  await app.drain();
  expect(await found(asha, 'kavita rent')).toEqual(['Scan 1.pdf']);
  expect(await found(asha, 'कविता')).toEqual(['list.csv']);
  expect(await found(asha, 'ental')).toEqual([]);
  const { items } = await app.as(asha).call(view.searchDrive, { query: { q: 'kavita' } });
  expect(items[0]?.folder).toEqual({ itemId: bills.itemId, name: 'Bills' });
  expect(items[0]?.excerpt).toEqual([
    { text: 'Rental agreement with ', isFound: false },
    { text: 'Kavita', isFound: true },
  ]);
});

test('names are found by any part and with a mistake; the name comes before the text', async () => {
  const { asha, app } = drive;
  await drive.keep(asha, { name: 'Notes.txt', content: Buffer.from('The insurance of the shop') });
  await drive.keep(asha, { name: 'Insurance 2026.txt', content: Buffer.from('Policy') });
  await app.drain();
  expect(await found(asha, 'insurance')).toEqual(['Insurance 2026.txt', 'Notes.txt']);
  expect(await found(asha, 'insurancce')).toEqual(['Insurance 2026.txt']);
  expect(await found(asha, 'nsuran')).toEqual(['Insurance 2026.txt']);
  expect(await found(asha, '%')).toEqual([]);
  expect(await found(asha, "'; drop")).toEqual([]);
});

test('pages of hits follow each other without a gap', async () => {
  const { asha, app } = drive;
  for (let at = 0; at < 5; at += 1) await drive.keep(asha, { name: `Bill ${at}.txt` });
  const first = await app.as(asha).call(view.searchDrive, { query: { q: 'bill', limit: '3' } });
  const cursor = first.nextCursor ?? '';
  const rest = await app.as(asha).call(view.searchDrive, { query: { q: 'bill', limit: '3', cursor } });
  expect([...first.items, ...rest.items].map(({ item }) => item.name).toSorted()).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Bill ${at}.txt`),
  );
  expect(rest.nextCursor).toBeNull();
});

test('the search finds no file of another person, of another team, in the bin or of an earlier version', async () => {
  const { asha, bela, owner, app } = drive;
  const folder = await drive.folder(asha, 'Old');
  const kept = await drive.keep(asha, { name: 'a.txt', content: Buffer.from('Secret recipe') });
  await drive.keep(asha, { name: 'b.txt', parentId: folder.itemId, content: Buffer.from('Secret place') });
  await drive.keep(owner, { name: 'c.txt', space: 'team', content: Buffer.from('Secret price') });
  await app.drain();
  expect(await found(bela, 'secret')).toEqual([]);
  expect(await found(owner, 'secret')).toEqual(['c.txt']);
  expect(await found(drive.staff('company_profile.view'), 'secret', { space: 'team' })).toEqual(['c.txt']);
  expect(await found(drive.staff(), 'secret')).toEqual([]);
  await app.as(asha).call(api.binDriveItems, { body: { itemIds: [folder.itemId] } });
  expect(await found(asha, 'secret')).toEqual(['a.txt']);
  await drive.keep(asha, { name: 'a.txt', itemId: kept.itemId, content: Buffer.from('Nothing') });
  await app.drain();
  expect(await found(asha, 'secret')).toEqual([]);
});

test('what is shared is found with all below it, by whom it is shared with, until that ends', async () => {
  const { owner, app } = drive;
  const folder = await drive.folder(owner, 'Tenders', null, 'team');
  const content = Buffer.from('Bridge at Hebbal');
  await drive.keep(owner, { name: 'Offer.txt', space: 'team', parentId: folder.itemId, content });
  await drive.keep(owner, { name: 'Bridge plan.txt', space: 'team' });
  await app.drain();
  const staff = drive.staff();
  expect(await found(staff, 'bridge')).toEqual([]);
  const { grantId } = await app.as(owner).call(grants.addGrant, {
    body: { itemId: folder.itemId, to: { kind: 'team' }, right: 'view' },
  });
  const { items } = await app.as(staff).call(view.searchDrive, { query: { q: 'bridge' } });
  expect(items.map(({ item, folder: above }) => [item.name, item.space, above?.name])).toEqual([
    ['Offer.txt', 'shared', 'Tenders'],
  ]);
  await app.as(owner).call(grants.revokeGrant, { query: { grantId } });
  expect(await found(staff, 'bridge')).toEqual([]);
});

test('a PDF shows its pages, also as pictures, small and large; there is no page behind the last', async () => {
  const { asha, app } = drive;
  const { itemId } = await drive.keep(asha, { name: 'Two.pdf', ...(await aPdf('Plan', 2)) });
  expect(await preview(asha, itemId)).toMatchObject({ kind: 'pages', pages: 2, url: null });
  const page = (query: { page: string; size?: 'page' | 'thumbnail' }) =>
    fetch(new URL(addressOf(view.getDrivePage, { query: { itemId, ...query } }), app.url), {
      headers: viewerIdentity(asha),
    });
  const small = await page({ page: '1', size: 'thumbnail' });
  expect(small.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect(Math.max(width, height)).toBe(320);
  expect((await page({ page: '0' })).status).toBe(200);
  expect((await page({ page: '2' })).status).toBe(404);
});

test('a sheet shows its first rows, a text its beginning, a video and a picture a link', async () => {
  const { asha } = drive;
  const rows = Array.from({ length: 150 }, (_, at) => `Row ${at},${at}`).join('\n');
  const table = await drive.keep(asha, { name: 'rows.csv', ...csv(rows) });
  const shown = await preview(asha, table.itemId);
  expect(shown).toMatchObject({ kind: 'table', table: [{ isCut: true }] });
  expect(shown.table[0]?.rows).toHaveLength(100);
  expect(shown.table[0]?.rows[99]).toEqual(['Row 99', '99']);
  const text = await drive.keep(asha, { name: 'long.txt', content: Buffer.from('ab '.repeat(50_000)) });
  const words = await preview(asha, text.itemId);
  expect(words).toMatchObject({ kind: 'text', isCut: true });
  expect(words.text).toHaveLength(100_000);
  const video = await drive.keep(asha, { name: 'a.mp4', mediaType: 'video/mp4' });
  expect((await preview(asha, video.itemId)).url).toMatch(/^\/files\//);
  const other = await drive.keep(asha, { name: 'a.bin', mediaType: 'application/octet-stream' });
  expect(await preview(asha, other.itemId)).toMatchObject({ kind: 'none', url: null });
});

test('a file that its reader cannot open has no preview, and is no fault', async () => {
  const { asha, app } = drive;
  const broken = await drive.keep(asha, {
    name: 'broken.pdf',
    mediaType: pdf,
    content: Buffer.from('%PDF-1.7'),
  });
  expect(await preview(asha, broken.itemId)).toMatchObject({ kind: 'none' });
  await app.drain();
  expect(await found(asha, 'broken')).toEqual(['broken.pdf']);
});

test('an earlier version is looked at by name, and no one else looks at either', async () => {
  const { asha, bela, app } = drive;
  const first = await drive.keep(asha, { name: 'Notes.txt', content: Buffer.from('First words') });
  await drive.keep(asha, { itemId: first.itemId, content: Buffer.from('Other words') });
  expect((await preview(asha, first.itemId)).text).toBe('Other words');
  expect((await preview(asha, first.itemId, first.versionId ?? '')).text).toBe('First words');
  const { itemId } = first;
  expect((await app.as(bela).refused(view.getDrivePreview, { query: { itemId } })).status).toBe(404);
  expect((await app.as(bela).refused(view.getDrivePage, { query: { itemId } })).status).toBe(404);
  const strange = await drive.keep(asha, { name: 'Two.txt' });
  const query = { itemId, versionId: strange.versionId ?? '' };
  expect((await app.as(asha).refused(view.getDrivePreview, { query })).status).toBe(404);
});

test('letters on a photo are read by the clock, and found', async () => {
  const { asha, app } = drive;
  const words = Buffer.from(
    '<svg width="900" height="300"><rect width="900" height="300" fill="#fff"/><text x="40" y="180" font-size="90" font-family="sans-serif">Warranty card</text></svg>',
  );
  const content = await sharp(words).webp().toBuffer();
  await drive.keep(asha, { name: 'photo.webp', mediaType: 'image/webp', content });
  await app.drain();
  expect(await found(asha, 'warranty')).toEqual([]);
  await drive.tick('drive.read_pictures');
  expect(await found(asha, 'warranty')).toEqual(['photo.webp']);
}, 60_000);

test('a document of Word shows headings, lists, tables and what is bold, and no element of its own', async () => {
  const { asha } = drive;
  const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const { itemId } = await drive.keep(asha, { name: 'Scope.docx', content: aWordDocument(), mediaType });
  const shown = await preview(asha, itemId);
  const plain = (text: string) => ({ text, marks: [] });
  expect([shown.kind, shown.isCut, shown.text]).toEqual(['document', false, null]);
  expect(shown.blocks).toEqual([
    { kind: 'heading', level: 1, runs: [plain('Scope of work')] },
    { kind: 'text', runs: [plain('Paint '), { text: 'two coats', marks: ['bold'] }, plain(' <b>')] },
    { kind: 'item', level: 1, number: 1, runs: [plain('हॉल')] },
    { kind: 'item', level: 1, number: 2, runs: [plain('Kitchen')] },
    { kind: 'table', rows: [[[plain('Item')], [plain('₹1,200')]]] },
  ]);
  const broken = await drive.keep(asha, { name: 'No.docx', content: Buffer.from('PK no'), mediaType });
  expect((await preview(asha, broken.itemId)).kind).toBe('none');
});
