import * as api from '@nukkad/contract/files/drive/drive.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DriveFixture, driveFixture } from '../../../test/fixtures/drive-fixture.ts';

let fixture: DriveFixture;
beforeAll(async () => {
  fixture = await driveFixture({ variables: { DRIVE_QUOTA_MB: '1' } });
}, 120_000);
afterAll(() => fixture.app.close());

const bela = () => fixture.app.as(fixture.bela);
const eight = Array.from({ length: 8 });

test('of eight first uses at once one drive comes, with what all of them put into it', async () => {
  await Promise.all(eight.map((_, at) => fixture.folder(fixture.bela, `First ${at}`)));
  expect(await fixture.names(fixture.bela)).toHaveLength(8);
});

test('of eight folders of one name at once one is made; of eight files each gets a number of its own', async () => {
  const made = await Promise.all(
    eight.map(() => bela().ask(api.makeDriveFolder, { body: { space: 'own', name: 'One name' } })),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, ...eight.slice(1).map(() => 409)]);
  const { itemId: parentId } = await fixture.folder(fixture.bela, 'Files');
  await Promise.all(eight.map(() => fixture.keep(fixture.bela, { name: 'Same.txt', parentId })));
  expect(new Set(await fixture.names(fixture.bela, { parentId })).size).toBe(8);
});

test('of two folders that go into each other at once one goes', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, two] = [
      await fixture.folder(fixture.bela, `Left ${round}`),
      await fixture.folder(fixture.bela, `Right ${round}`),
    ];
    const into = (itemId: string, parentId: string) =>
      bela().call(api.moveDriveItems, { body: { space: 'own', itemIds: [itemId], parentId } });
    const moved = await Promise.all([into(one.itemId, two.itemId), into(two.itemId, one.itemId)]);
    const codes = moved.map(({ results }) => results[0]?.code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes).toContain('drive_into_itself');
  }
});

test('of uploads that end at once no more are kept than the drive holds', async () => {
  const third = Buffer.alloc(Math.ceil((1024 * 1024) / 3), 1);
  const kept = await Promise.allSettled(
    eight.map(() => fixture.keep(fixture.asha, { name: 'Third.txt', content: third })),
  );
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await fixture.bytes(fixture.asha)).toBe(2 * third.length);
  expect(await fixture.names(fixture.asha)).toHaveLength(2);
});

test('of two who rename, bin and remove one file at once, each hears the truth', async () => {
  const { itemId, version } = await fixture.keep(fixture.bela, { name: 'Contested.txt' });
  const renamed = await Promise.all(
    ['a.txt', 'b.txt'].map((name) => bela().ask(api.renameDriveItem, { body: { itemId, version, name } })),
  );
  expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const binned = await Promise.all(
    [1, 2].map(() => bela().call(api.binDriveItems, { body: { itemIds: [itemId] } })),
  );
  expect(binned.map(({ results }) => results[0]?.code).toSorted()).toEqual(['drive_moved_on', null]);
  const before = await fixture.bytes(fixture.bela);
  const removed = await Promise.all(
    [1, 2].map(() => bela().ask(api.removeDriveItems, { body: { itemIds: [itemId] } })),
  );
  expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(before - (await fixture.bytes(fixture.bela))).toBe(12);
});

test('a copy and a removal of its folder at once leave the sums right', async () => {
  const folder = await fixture.folder(fixture.bela, 'Copied away');
  await fixture.keep(fixture.bela, { parentId: folder.itemId });
  const itemIds = [folder.itemId];
  await Promise.all([
    bela().ask(api.copyDriveItems, { body: { space: 'own', itemIds } }),
    bela().ask(api.binDriveItems, { body: { itemIds } }),
  ]);
  await bela().call(api.emptyDriveBin, { body: { space: 'own' } });
  const { items } = await bela().call(api.listRecentItems, { query: { limit: '100' } });
  const sum = items.reduce((total, { bytes }) => total + (bytes ?? 0), 0);
  expect(await fixture.bytes(fixture.bela)).toBe(sum);
});
