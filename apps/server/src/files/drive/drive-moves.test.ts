import * as api from '@nukkad/contract/files/drive/drive.api';
import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DriveFixture, driveFixture } from '../../../test/fixtures/drive-fixture.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: DriveFixture;
beforeAll(async () => {
  fixture = await driveFixture();
}, 120_000);
afterAll(() => fixture.app.close());
beforeEach(() => fixture.app.clock.advance(61_000));

const day = 86_400_000;
const asha = () => fixture.app.as(fixture.asha);
type Named = Pick<DriveItem, 'itemId'>;
const ids = (...items: readonly Named[]) => items.map(({ itemId }) => itemId);
const move = async (items: readonly Named[], parentId: string | null) =>
  (await asha().call(api.moveDriveItems, { body: { space: 'own', itemIds: ids(...items), parentId } }))
    .results;
const copy = async (items: readonly Named[], parentId: string | null) =>
  (await asha().call(api.copyDriveItems, { body: { space: 'own', itemIds: ids(...items), parentId } }))
    .results;
const bin = (...items: readonly Named[]) =>
  asha().call(api.binDriveItems, { body: { itemIds: ids(...items) } });
const restore = (...items: readonly Named[]) =>
  asha().call(api.restoreDriveItems, { body: { itemIds: ids(...items) } });
const binned = async () => (await asha().call(api.listDriveBin, { query: { limit: '100' } })).items;
const pathOf = async ({ itemId }: Named) =>
  (await asha().call(api.getDriveItem, { query: { itemId } })).path.map(({ name }) => name);
const names = (parent: Named) => fixture.names(fixture.asha, { parentId: parent.itemId });
const a = (name: string, parent?: Named) => fixture.folder(fixture.asha, name, parent?.itemId ?? null);
const aFile = (name: string, parent?: Named) =>
  fixture.keep(fixture.asha, { name, parentId: parent?.itemId ?? null });

test('what is in a folder goes where the folder goes', async () => {
  const [from, to] = [await a('From'), await a('To')];
  const inner = await a('Inner', from);
  const file = await aFile('Deep.txt', inner);
  expect(await move([from], to.itemId)).toEqual([{ id: from.itemId, code: null, message: null }]);
  expect(await pathOf(file)).toEqual(['To', 'From', 'Inner']);
  await move([inner], null);
  expect(await pathOf(file)).toEqual(['Inner']);
  expect(await names(from)).toEqual([]);
});

test('a name that is taken where it goes gets a number', async () => {
  const to = await a('Taken');
  await aFile('Bill.pdf', to);
  const file = await aFile('BILL.pdf');
  await move([file], to.itemId);
  expect(await names(to)).toEqual(['BILL (2).pdf', 'Bill.pdf']);
});

test('a folder goes neither into itself nor into a file, nor deeper than 20', async () => {
  const top = await a('Circle');
  const inner = await a('Within', top);
  const file = await aFile('No folder.txt');
  expect((await move([top], inner.itemId))[0]?.code).toBe('drive_into_itself');
  expect((await move([top], top.itemId))[0]?.code).toBe('drive_into_itself');
  expect((await copy([top], inner.itemId))[0]?.code).toBe('drive_into_itself');
  expect((await move([inner], file.itemId))[0]?.code).toBe('drive_no_folder');
  let deep = await a('1');
  for (let at = 2; at <= 20; at += 1) deep = await a(String(at), deep);
  const more = await asha().refused(api.makeDriveFolder, {
    body: { space: 'own', parentId: deep.itemId, name: '21' },
  });
  expect(more.code).toBe('drive_too_deep');
  await aFile('At the bottom.txt', deep);
  expect((await move([top], deep.itemId))[0]?.code).toBe('drive_too_deep');
});

test('many are moved row by row: one that is gone leaves the others done', async () => {
  const to = await a('Many');
  const [one, two] = [await aFile('Many 1.txt'), await aFile('Many 2.txt')];
  await bin(one);
  const results = await move([one, two], to.itemId);
  expect(results.map(({ code }) => code)).toEqual(['drive_moved_on', null]);
  expect(await names(to)).toEqual(['Many 2.txt']);
});

test('a copy is a file of its own: with its folder, without the bin and earlier versions', async () => {
  const top = await a('Original');
  const inner = await a('Inside', top);
  const { itemId } = await aFile('Kept.txt', inner);
  await fixture.keep(fixture.asha, { itemId, content: Buffer.from('newer') });
  await bin(await aFile('Gone.txt', inner));
  const before = await fixture.bytes(fixture.asha);
  expect((await copy([top], null))[0]?.code).toBeNull();
  expect((await fixture.bytes(fixture.asha)) - before).toBe(5);
  const { items } = await asha().call(api.listDriveItems, { query: { limit: '100' } });
  const copied = required(items.find(({ name }) => name === 'Original (2)'));
  const below = required(
    (await asha().call(api.listDriveItems, { query: { parentId: copied.itemId } })).items[0],
  );
  const [file] = (await asha().call(api.listDriveItems, { query: { parentId: below.itemId } })).items;
  expect([file?.name, file?.versionNumber, file?.bytes]).toEqual(['Kept.txt', 1, 5]);
  await bin(top);
  await asha().call(api.removeDriveItems, { body: { itemIds: [top.itemId] } });
  const { url } = await asha().call(api.getDriveFile, { query: { itemId: required(file).itemId } });
  expect(await (await fetch(new URL(url, fixture.app.url))).text()).toBe('newer');
});

test('a folder in the bin hides all in it; the bin shows the folder alone, and brings it back whole', async () => {
  const top = await a('Binned');
  const file = await aFile('Hidden.txt', top);
  await bin(top);
  expect((await asha().refused(api.getDriveItem, { query: { itemId: file.itemId } })).status).toBe(404);
  expect((await asha().refused(api.listDriveItems, { query: { parentId: top.itemId } })).status).toBe(404);
  expect((await asha().refused(api.getDriveFile, { query: { itemId: file.itemId } })).status).toBe(404);
  const shown = (await binned()).filter(({ itemId }) => [top.itemId, file.itemId].includes(itemId));
  expect(shown.map(({ name, binnedByName, can }) => [name, binnedByName, can.restore, can.remove])).toEqual([
    ['Binned', 'Asha Verma', true, true],
  ]);
  expect(Date.parse(required(shown[0]).removedAt) - Date.parse(required(shown[0]).binnedAt)).toBe(30 * day);
  await a('Binned');
  await restore(top);
  expect(await pathOf(file)).toEqual(['Binned (2)']);
});

test('what was binned before its folder comes back alone, to the top while that is in the bin', async () => {
  const top = await a('Outer');
  const inner = await a('Inner first', top);
  const file = await aFile('With it.txt', inner);
  await bin(inner);
  await bin(top);
  await restore(inner);
  expect(await pathOf(file)).toEqual(['Inner first']);
  await bin(inner);
  await restore(top);
  expect(await names(top)).toEqual([]);
  await restore(inner);
  expect(await pathOf(inner)).toEqual([]);
});

test('what is restored finds its folder where that has gone meanwhile', async () => {
  const [top, to] = [await a('Wanders'), await a('Its place')];
  const file = await aFile('Follows.txt', top);
  await bin(file);
  await move([top], to.itemId);
  await restore(file);
  expect(await pathOf(file)).toEqual(['Its place', 'Wanders']);
});

test('only what is in the bin is removed for good: rows, versions and files', async () => {
  const top = await a('For good');
  const file = await aFile('For good.txt', top);
  const [row] = (
    await sql<{
      key: string;
    }>`select storage_key as key from drive_version where item_id = ${file.itemId}`.execute(
      fixture.app.platform.db,
    )
  ).rows;
  const before = await fixture.bytes(fixture.asha);
  const early = await asha().call(api.removeDriveItems, { body: { itemIds: [top.itemId] } });
  expect(early.results[0]?.code).toBe('drive_bin_first');
  await bin(top);
  await asha().call(api.removeDriveItems, { body: { itemIds: [top.itemId] } });
  expect(before - (await fixture.bytes(fixture.asha))).toBe(required(file.bytes));
  expect(await fixture.app.platform.storage.get(required(row).key)).toBeNull();
  expect((await restoring(top)).status).toBe(404);
});
const restoring = ({ itemId }: Named) =>
  asha().refused(api.restoreDriveItems, { body: { itemIds: [itemId] } });

test('a bin is emptied as its screen counted it; what came into it meanwhile is asked again', async () => {
  await bin(await aFile('Emptied 1.txt'));
  const page = await asha().call(api.listDriveBin, { query: { count: 'true' } });
  const seen = api.seenOfBin(required(page.total));
  await bin(await aFile('Emptied 2.txt'));
  const stale = await asha().refused(api.emptyDriveBin, { body: { space: 'own', seen } });
  expect([stale.status, stale.code]).toEqual([409, 'confirmation_differs']);
  const { removed } = await asha().call(api.emptyDriveBin, { body: { space: 'own' } });
  expect(removed).toBe(required(page.total).count + 1);
  expect(await binned()).toEqual([]);
});

test('after 30 days the bin removes it, and not an hour before', async () => {
  const file = await aFile('Thirty days.txt');
  await bin(file);
  fixture.app.clock.advance(30 * day - 1000);
  await fixture.tick('drive.empty_bin');
  expect((await binned()).map(({ itemId }) => itemId)).toContain(file.itemId);
  fixture.app.clock.advance(2000);
  await fixture.tick('drive.empty_bin');
  expect(await binned()).toEqual([]);
});

test('the log says who did what, without a name of a file', async () => {
  const file = await aFile('Logged.txt');
  await bin(file);
  const { rows } = await sql<{ action: string; detail: object }>`select action, detail from audit_log
    where subject_id = ${file.itemId} order by at, audit_id`.execute(fixture.app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual(['drive.keep', 'drive.bin']);
  expect(JSON.stringify(rows)).not.toContain('Logged');
});
