import * as api from '@nukkad/contract/files/drive/drive.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DriveFixture, driveFixture } from '../../../test/fixtures/drive-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { drivePersonal } from './drive-personal.store.ts';

let fixture: DriveFixture;
beforeAll(async () => {
  fixture = await driveFixture();
}, 120_000);
afterAll(() => fixture.app.close());
beforeEach(() => fixture.app.clock.advance(61_000));

const team = { space: 'team' } as const;

test('the owner manages the drive of the team; staff by their permission of the profile, others not at all', async () => {
  const folder = await fixture.folder(fixture.owner, 'Contracts', null, 'team');
  const file = await fixture.keep(fixture.owner, { ...team, name: 'Rent.txt', parentId: folder.itemId });
  expect(file).toMatchObject({ space: 'team', right: 'manage' });
  const editor = fixture.app.as(fixture.staff('company_profile.view', 'company_profile.update'));
  const viewer = fixture.app.as(fixture.staff('company_profile.view'));
  const query = { itemId: file.itemId };
  const [edited, viewed] = [
    await editor.call(api.getDriveItem, { query }),
    await viewer.call(api.getDriveItem, { query }),
  ];
  expect([edited.item.right, edited.item.can.rename, edited.item.can.share]).toEqual(['edit', true, true]);
  expect([viewed.item.right, viewed.item.can.rename, viewed.item.can.share, viewed.item.can.copy]).toEqual([
    'view',
    false,
    false,
    true,
  ]);
  const none = fixture.app.as(fixture.staff('customers.view'));
  expect((await none.refused(api.getDriveItem, { query })).status).toBe(404);
  expect((await none.refused(api.listDriveItems, { query: team })).status).toBe(403);
  expect((await none.refused(api.getDriveSpace, { query: team })).status).toBe(403);
  const asha = fixture.app.as(fixture.asha);
  expect((await asha.refused(api.getDriveItem, { query })).status).toBe(404);
  expect((await asha.refused(api.getDriveSpace, { query: team })).status).toBe(403);
  expect((await none.call(api.getDriveSpace, { query: {} })).right).toBe('manage');
});

test('who only reads is refused every change; who edits removes nothing for good', async () => {
  const file = await fixture.keep(fixture.owner, { ...team, name: 'Guarded.txt' });
  const itemIds = [file.itemId];
  const viewer = fixture.app.as(fixture.staff('company_profile.view'));
  const renaming = { itemId: file.itemId, name: 'Other.txt', version: 99 };
  expect((await viewer.refused(api.renameDriveItem, { body: renaming })).status).toBe(403);
  expect((await viewer.refused(api.makeDriveFolder, { body: { ...team, name: 'Not mine' } })).status).toBe(
    403,
  );
  for (const { results } of [
    await viewer.call(api.binDriveItems, { body: { itemIds } }),
    await viewer.call(api.moveDriveItems, { body: { ...team, itemIds } }),
    await viewer.call(api.copyDriveItems, { body: { ...team, itemIds } }),
  ])
    expect(results[0]?.code).toBe('forbidden');
  expect((await viewer.refused(api.listDriveBin, { query: team })).status).toBe(403);
  const editor = fixture.app.as(fixture.staff('company_profile.view', 'company_profile.create'));
  await editor.call(api.binDriveItems, { body: { itemIds } });
  const [row] = (await editor.call(api.listDriveBin, { query: team })).items;
  expect([row?.can.restore, row?.can.remove]).toEqual([true, false]);
  const removing = await editor.call(api.removeDriveItems, { body: { itemIds } });
  expect(removing.results[0]?.code).toBe('forbidden');
  expect((await editor.refused(api.emptyDriveBin, { body: team })).status).toBe(403);
  await editor.call(api.restoreDriveItems, { body: { itemIds } });
  await fixture.app.as(fixture.owner).call(api.binDriveItems, { body: { itemIds } });
  const done = await fixture.app.as(fixture.owner).call(api.removeDriveItems, { body: { itemIds } });
  expect(done.results[0]?.code).toBeNull();
});

test('a member copies into their own drive, and moves nothing out of the team’s', async () => {
  const file = await fixture.keep(fixture.owner, { ...team, name: 'Price list.txt' });
  const editorViewer = fixture.staff('company_profile.view', 'company_profile.update');
  const editor = fixture.app.as(editorViewer);
  const body = { space: 'own' as const, itemIds: [file.itemId] };
  const [moved] = (await editor.call(api.moveDriveItems, { body })).results;
  expect(moved?.code).toBe('drive_across');
  const [copied] = (await editor.call(api.copyDriveItems, { body })).results;
  expect(copied?.code).toBeNull();
  expect(await fixture.names(editorViewer)).toContain('Price list.txt');
  const left = fixture.app.as({ ...editorViewer, role: null, organisationId: null, staffId: null });
  expect((await left.refused(api.getDriveItem, { query: { itemId: file.itemId } })).status).toBe(404);
  expect((await left.call(api.listDriveItems, { query: {} })).items.map(({ name }) => name)).toContain(
    'Price list.txt',
  );
});

test('recent files and stars hold what is of the team only while one is in it', async () => {
  const file = await fixture.keep(fixture.owner, { ...team, name: 'Seen by staff.txt' });
  const viewer = fixture.staff('company_profile.view');
  const as = fixture.app.as(viewer);
  await as.call(api.starDriveItem, { body: { itemId: file.itemId, starred: true } });
  const lists = async (client: typeof as) =>
    [
      await client.call(api.listStarredItems, { query: {} }),
      await client.call(api.listRecentItems, { query: {} }),
    ].map(({ items }) => items.some(({ itemId }) => itemId === file.itemId));
  expect(await lists(as)).toEqual([true, true]);
  expect(await lists(fixture.app.as(fixture.staff()))).toEqual([false, false]);
});

test('a file of the team lies under the key of the business, one’s own under one’s own', async () => {
  const [ours, mine] = [
    await fixture.keep(fixture.owner, { ...team, name: 'Ours.txt' }),
    await fixture.keep(fixture.owner, { name: 'Mine.txt' }),
  ];
  const urlOf = async (itemId: string) =>
    (await fixture.app.as(fixture.owner).call(api.getDriveFile, { query: { itemId } })).url;
  const { organisationId, userId } = fixture.owner;
  expect(await urlOf(ours.itemId)).toContain(`/files/team-drive/${required(organisationId)}/`);
  expect(await urlOf(mine.itemId)).toContain(`/files/service-partner/${userId}/drive/`);
});

test('who leaves takes their own drive along; what they put into the team’s stays, without them', async () => {
  const { db } = fixture.app.platform;
  const member = fixture.staff('company_profile.view', 'company_profile.update');
  const folder = await fixture.folder(member, 'Letters');
  await fixture.keep(member, { name: 'Letter.txt', parentId: folder.itemId });
  const ours = await fixture.keep(member, { ...team, name: 'Stays.txt' });
  const copied = await exportOf(drivePersonal, db, member.userId);
  expect(copied['Your files and folders']?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Letters', 'Letter.txt']),
  );
  expect(JSON.stringify(copied)).not.toContain('storage_key');
  const files = (await drivePersonal.files?.(db, member.userId)) ?? [];
  expect(files.some((file) => file.includes('/drive/'))).toBe(true);
  expect(files.some((file) => file.startsWith('team-drive/'))).toBe(false);
  await db.transaction().execute((tx) => eraseFrom(drivePersonal, tx, member.userId));
  expect(await fixture.names(member)).toEqual([]);
  expect(await fixture.bytes(member)).toBe(0);
  const { item } = await fixture.app
    .as(fixture.owner)
    .call(api.getDriveItem, { query: { itemId: ours.itemId } });
  expect([item.name, item.changedByName]).toEqual(['Stays.txt', '']);
});
