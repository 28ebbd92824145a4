import * as api from '@nukkad/contract/files/drive/drive.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DriveFixture, driveFixture } from '../../../test/fixtures/drive-fixture.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: DriveFixture;
beforeAll(async () => {
  fixture = await driveFixture({ variables: { DRIVE_QUOTA_MB: '1' } });
}, 120_000);
afterAll(() => fixture.app.close());
beforeEach(() => fixture.app.clock.advance(61_000));

const asha = () => fixture.app.as(fixture.asha);
const bela = () => fixture.app.as(fixture.bela);
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 7);

test('a drive that was never used is empty, and says how much it holds', async () => {
  const space = await bela().call(api.getDriveSpace, { query: {} });
  expect(space).toMatchObject({
    space: 'own',
    bytes: 0,
    files: 0,
    quotaBytes: 1024 * 1024,
    byKind: [],
    right: 'manage',
  });
  expect(await fixture.names(fixture.bela)).toEqual([]);
  expect((await bela().call(api.listDriveBin, { query: { count: 'true' } })).total).toEqual({
    count: 0,
    isMore: false,
  });
});

test('folders come first and each by its name; pages go on where the last one ended, in every order', async () => {
  const home = await fixture.folder(fixture.asha, 'House');
  for (const name of ['Bills', 'albums']) await fixture.folder(fixture.asha, name, home.itemId);
  for (const [name, size] of [
    ['Zebra.txt', 3],
    ['apple.txt', 9],
    ['Mango.txt', 5],
  ] as const) {
    fixture.app.clock.advance(1000);
    await fixture.keep(fixture.asha, { name, parentId: home.itemId, content: Buffer.alloc(size, 1) });
  }
  const read = async (sort: 'name' | 'changed' | 'size') => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { parentId: home.itemId, sort, limit: '2', ...(cursor && { cursor }) };
      const page = await asha().call(api.listDriveItems, { query });
      found.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  expect(await read('name')).toEqual(['albums', 'Bills', 'apple.txt', 'Mango.txt', 'Zebra.txt']);
  expect(await read('changed')).toEqual(['albums', 'Bills', 'Mango.txt', 'apple.txt', 'Zebra.txt']);
  expect((await read('size')).slice(2)).toEqual(['apple.txt', 'Mango.txt', 'Zebra.txt']);
  const { items } = await asha().call(api.listDriveItems, {
    query: { parentId: home.itemId, kind: 'folder' },
  });
  expect(items.map(({ name }) => name)).toEqual(['albums', 'Bills']);
});

test('a cursor of another order is not one of this list', async () => {
  const home = await fixture.folder(fixture.asha, 'Orders');
  for (const name of ['a', 'b']) await fixture.folder(fixture.asha, name, home.itemId);
  const { nextCursor } = await asha().call(api.listDriveItems, {
    query: { parentId: home.itemId, limit: '1' },
  });
  for (const sort of ['changed', 'size'] as const) {
    const query = { parentId: home.itemId, sort, cursor: required(nextCursor) };
    expect((await asha().refused(api.listDriveItems, { query })).status).toBe(400);
  }
});

test('a name is in a folder once, however it is typed; signs that names can’t have are refused', async () => {
  await fixture.folder(fixture.asha, 'Café');
  const again = await asha().refused(api.makeDriveFolder, {
    body: { space: 'own', name: 'CAFE\u0301' },
  });
  expect([again.status, again.code]).toEqual([409, 'drive_name_taken']);
  for (const name of ['', '  ', 'a/b', 'a\\b', '..', 'a\nb', 'x'.repeat(201), 'abc\u202efdp.exe'])
    expect((await asha().refused(api.makeDriveFolder, { body: { space: 'own', name } })).status).toBe(400);
});

test('a file under a name that is taken gets a number before its ending', async () => {
  const { itemId: parentId } = await fixture.folder(fixture.asha, 'Numbers');
  for (let count = 0; count < 3; count += 1) await fixture.keep(fixture.asha, { name: 'Plan.pdf', parentId });
  const long = `${'n'.repeat(196)}.pdf`;
  for (let count = 0; count < 2; count += 1) await fixture.keep(fixture.asha, { name: long, parentId });
  const names = await fixture.names(fixture.asha, { parentId });
  expect(names.filter((name) => name.startsWith('Plan'))).toEqual([
    'Plan (2).pdf',
    'Plan (3).pdf',
    'Plan.pdf',
  ]);
  expect(names.every((name) => name.length <= 200)).toBe(true);
});

test('a rename carries what was read; a second one of the same reading is refused', async () => {
  const { itemId, version } = await fixture.keep(fixture.asha, { name: 'Old.txt' });
  const renamed = await asha().call(api.renameDriveItem, { body: { itemId, version, name: 'New.txt' } });
  expect([renamed.name, renamed.version]).toEqual(['New.txt', version + 1]);
  const late = await asha().refused(api.renameDriveItem, { body: { itemId, version, name: 'Newer.txt' } });
  expect([late.status, late.code]).toEqual([409, 'drive_moved_on']);
  await fixture.keep(fixture.asha, { name: 'Taken.txt' });
  const taken = await asha().refused(api.renameDriveItem, {
    body: { itemId, version: renamed.version, name: 'taken.txt' },
  });
  expect(taken.code).toBe('drive_name_taken');
  const cased = await asha().call(api.renameDriveItem, {
    body: { itemId, version: renamed.version, name: 'NEW.txt' },
  });
  expect(cased.name).toBe('NEW.txt');
});

test('the next version keeps the earlier ones; an earlier one comes back as a copy', async () => {
  const { itemId } = await fixture.keep(fixture.asha, { name: 'Will.txt', content: Buffer.from('first') });
  const next = await fixture.keep(fixture.asha, { itemId, content: Buffer.from('second one') });
  expect([next.itemId, next.versionNumber, next.bytes]).toEqual([itemId, 2, 10]);
  const read = async () => (await asha().call(api.listDriveVersions, { query: { itemId } })).items;
  const [newest, first] = await read();
  expect([newest?.number, newest?.isCurrent, first?.number, first?.isCurrent]).toEqual([2, true, 1, false]);
  const versionId = required(first).versionId;
  const back = await asha().call(api.restoreDriveVersion, { body: { itemId, versionId } });
  expect([back.versionNumber, back.bytes]).toEqual([3, 5]);
  expect(await read()).toHaveLength(3);
  const { url } = await asha().call(api.getDriveFile, { query: { itemId, versionId } });
  const file = await fetch(new URL(url, fixture.app.url));
  expect([file.status, await file.text()]).toEqual([200, 'first']);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a link lives for a minute', async () => {
  const { itemId } = await fixture.keep(fixture.asha, { name: 'Minute.txt' });
  const { url } = await asha().call(api.getDriveFile, { query: { itemId } });
  fixture.app.clock.advance(61_000);
  expect((await fetch(new URL(url, fixture.app.url))).status).toBe(403);
});

test('of a file the last 50 versions are kept, and the drive counts these', async () => {
  const before = await fixture.bytes(fixture.asha);
  const { itemId } = await fixture.keep(fixture.asha, { name: 'Often.txt', content: Buffer.alloc(10, 1) });
  for (let count = 0; count < 51; count += 1)
    await fixture.keep(fixture.asha, { itemId, content: Buffer.alloc(10, 2) });
  const first = await asha().call(api.listDriveVersions, { query: { itemId, limit: '100' } });
  expect([first.items.length, first.items.at(-1)?.number]).toEqual([50, 3]);
  expect((await fixture.bytes(fixture.asha)) - before).toBe(500);
}, 60_000);

test('stars are one’s own, and the latest comes first', async () => {
  const [one, two] = [
    await fixture.keep(fixture.asha, { name: 'Star 1.txt' }),
    await fixture.folder(fixture.asha, 'Star 2'),
  ];
  for (const { itemId } of [one, two]) {
    fixture.app.clock.advance(1000);
    await asha().call(api.starDriveItem, { body: { itemId, starred: true } });
  }
  const starred = async () => (await asha().call(api.listStarredItems, { query: {} })).items;
  expect((await starred()).map(({ name }) => name)).toEqual(['Star 2', 'Star 1.txt']);
  await asha().call(api.starDriveItem, { body: { itemId: two.itemId, starred: false } });
  await asha().call(api.binDriveItems, { body: { itemIds: [one.itemId] } });
  expect(await starred()).toEqual([]);
  expect((await bela().call(api.listStarredItems, { query: {} })).items).toEqual([]);
});

test('recent files come by their last change, without what is in the bin', async () => {
  const { itemId: parentId } = await fixture.folder(fixture.bela, 'Recent');
  for (const name of ['One.txt', 'Two.txt', 'Three.txt']) {
    fixture.app.clock.advance(1000);
    await fixture.keep(fixture.bela, { name, parentId: name === 'One.txt' ? parentId : null });
  }
  const recent = async () =>
    (await bela().call(api.listRecentItems, { query: { limit: '2' } })).items.map(({ name }) => name);
  expect(await recent()).toEqual(['Three.txt', 'Two.txt']);
  const page = await bela().call(api.listRecentItems, { query: { limit: '2' } });
  const rest = await bela().call(api.listRecentItems, { query: { cursor: required(page.nextCursor) } });
  expect(rest.items.map(({ name }) => name)).toEqual(['One.txt']);
  await bela().call(api.binDriveItems, { body: { itemIds: [parentId] } });
  expect((await bela().call(api.listRecentItems, { query: {} })).items).toHaveLength(2);
});

test('an item says where it lies, who changed it, and what may be done with it', async () => {
  const top = await fixture.folder(fixture.asha, 'Where');
  const below = await fixture.folder(fixture.asha, 'Below', top.itemId);
  const { itemId } = await fixture.keep(fixture.asha, { parentId: below.itemId });
  const { item, path, space } = await asha().call(api.getDriveItem, { query: { itemId } });
  expect(path.map(({ name }) => name)).toEqual(['Where', 'Below']);
  expect(item).toMatchObject({
    space: 'own',
    parentId: below.itemId,
    changedByName: 'Asha Verma',
    thumbnail: null,
    hasPreview: true,
    right: 'manage',
    can: { rename: true, move: true, copy: true, bin: true, restore: false, remove: false, share: true },
  });
  expect(space?.byKind).toEqual([{ kind: 'document', bytes: space?.bytes }]);
});

test('a drive that is full takes no more; what is in the bin counts until it is removed', async () => {
  const space = await asha().call(api.getDriveSpace, { query: {} });
  const left = space.quotaBytes - space.bytes;
  const { itemId } = await fixture.keep(fixture.asha, {
    name: 'Large.txt',
    content: Buffer.alloc(left, 1),
  });
  await expect(fixture.keep(fixture.asha, { content: kilobytes(1) })).rejects.toThrow(/enough space/);
  await asha().call(api.binDriveItems, { body: { itemIds: [itemId] } });
  await expect(fixture.keep(fixture.asha, { content: kilobytes(1) })).rejects.toThrow(/enough space/);
  await asha().call(api.removeDriveItems, { body: { itemIds: [itemId] } });
  expect(await fixture.bytes(fixture.asha)).toBe(space.bytes);
  await fixture.keep(fixture.asha, { content: kilobytes(1) });
});

test('a stranger finds nothing of it: no item, no versions, no file, and changes nothing', async () => {
  const folder = await fixture.folder(fixture.asha, 'Private');
  const file = await fixture.keep(fixture.asha, { name: 'Private.txt', parentId: folder.itemId });
  const { itemId } = file;
  const versionId = required(file.versionId);
  const tried = [
    await bela().refused(api.getDriveItem, { query: { itemId } }),
    await bela().refused(api.listDriveItems, { query: { parentId: folder.itemId } }),
    await bela().refused(api.listDriveVersions, { query: { itemId } }),
    await bela().refused(api.getDriveFile, { query: { itemId } }),
    await bela().refused(api.restoreDriveVersion, { body: { itemId, versionId } }),
    await bela().refused(api.renameDriveItem, { body: { itemId, name: 'Mine', version: 1 } }),
    await bela().refused(api.starDriveItem, { body: { itemId, starred: true } }),
    await bela().refused(api.makeDriveFolder, {
      body: { space: 'own', parentId: folder.itemId, name: 'In' },
    }),
    await bela().refused(api.moveDriveItems, { body: { space: 'own', itemIds: [itemId] } }),
    await bela().refused(api.copyDriveItems, { body: { space: 'own', itemIds: [itemId] } }),
    await bela().refused(api.binDriveItems, { body: { itemIds: [itemId] } }),
    await bela().refused(api.restoreDriveItems, { body: { itemIds: [itemId] } }),
    await bela().refused(api.removeDriveItems, { body: { itemIds: [itemId] } }),
  ];
  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
});
