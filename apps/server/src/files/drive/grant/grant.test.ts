import * as drive from '@nukkad/contract/files/drive/drive.api';
import { searchDrive } from '@nukkad/contract/files/drive/drive-view.api';
import * as api from '@nukkad/contract/files/drive/grant.api';
import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { type GrantPlay, grantPlay } from '../../../../test/fixtures/grant-play.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let play: GrantPlay;
beforeAll(async () => {
  play = await grantPlay();
}, 120_000);
afterAll(() => play.app.close());
beforeEach(() => play.app.clock.advance(61_000));

const dayMs = 86_400_000;
const team = { space: 'team' } as const;
const read = (by: Viewer, itemId: string) =>
  play.app.as(by).askLoosely(drive.getDriveItem, { query: { itemId } });
const leave = async (member: Viewer, status: string) => {
  const { organisationId, staffId, userId } = member;
  await play.app.platform.write(system, (tx) =>
    publish(tx, play.app.clock.now(), staffEvents.moved, {
      organisationId: required(organisationId),
      staffId: required(staffId),
      userId,
      status,
    }),
  );
  await play.app.drain();
};

test('a mobile number has what is shared with it, and all below it, until it is taken away', async () => {
  const folder = await play.folder(play.asha, 'Flat papers');
  const inside = await play.keep(play.asha, { name: 'Rent.txt', parentId: folder.itemId });
  const to = { kind: 'number', mobileNumber: await play.numberOf(play.bela) } as const;
  expect((await read(play.bela, inside.itemId)).status).toBe(404);
  const grant = await play.give(play.asha, folder.itemId, to);
  expect(grant).toMatchObject({ kind: 'number', name: to.mobileNumber, right: 'view', from: null });
  expect(Date.parse(required(grant.endsAt)) - play.app.clock.now().getTime()).toBe(30 * dayMs);
  expect(await play.shared(play.bela)).toEqual(['Flat papers']);
  const found = await play.app.as(play.bela).call(searchDrive, { query: { q: 'Rent' } });
  expect(found.items.map(({ item }) => item.itemId)).toEqual([inside.itemId]);
  const seen = await play.app.as(play.bela).call(drive.getDriveItem, { query: { itemId: inside.itemId } });
  expect(seen.item).toMatchObject({ space: 'shared', right: 'view', parentId: folder.itemId });
  expect(seen.item.can).toMatchObject({ rename: false, share: false, copy: true });
  expect([seen.path.map(({ name }) => name), seen.space]).toEqual([['Flat papers'], null]);
  const renaming = { itemId: inside.itemId, name: 'Rent 2026.txt', version: inside.version };
  expect((await play.app.as(play.bela).refused(drive.renameDriveItem, { body: renaming })).status).toBe(403);
  await play.app.as(play.asha).call(api.changeGrant, { body: { grantId: grant.grantId, right: 'edit' } });
  await play.app.as(play.bela).call(drive.renameDriveItem, { body: renaming });
  await play.app.as(play.asha).call(api.revokeGrant, { query: { grantId: grant.grantId } });
  expect([(await read(play.bela, inside.itemId)).status, await play.shared(play.bela)]).toEqual([404, []]);
});

test('whether a number has an account is not said; one that has none is told by SMS', async () => {
  const { itemId } = await play.keep(play.asha, { name: 'Kitchen plan.txt' });
  const [known, unknown] = [await play.numberOf(play.bela), '9811100011'];
  const answers = [];
  for (const mobileNumber of [known, unknown]) {
    const {
      grantId: _id,
      name,
      ...rest
    } = await play.give(play.asha, itemId, { kind: 'number', mobileNumber });
    answers.push([rest, name === mobileNumber]);
  }
  expect(answers[0]).toEqual(answers[1]);
  await play.app.drain();
  const told = play.app.sms.filter((sms) => JSON.stringify(sms).includes('Kitchen plan.txt'));
  expect(told.map(({ mobileNumber }) => mobileNumber)).toContain(unknown);
  const self = { kind: 'number', mobileNumber: await play.numberOf(play.asha) };
  expect((await play.tryToGive(play.asha, itemId, self)).body.code).toBe('drive_grantee_self');
});

test('one of the team, all of it, or those who may view a feature; a team of another business not', async () => {
  const folder = await play.folder(play.owner, 'Price lists', null, 'team');
  const file = await play.keep(play.owner, { ...team, name: 'Summer.txt', parentId: folder.itemId });
  const [plain, paying] = [play.staff(), play.staff('payments.view')];
  const other = await aPartner(play.app.platform.db);
  const stranger = aViewer({
    role: 'Service Partner',
    userId: other.ownerUserId,
    organisationId: other.organisationId,
  });
  const statuses = async () =>
    [await read(plain, file.itemId), await read(paying, file.itemId), await read(stranger, file.itemId)].map(
      ({ status }) => status,
    );
  expect(await statuses()).toEqual([404, 404, 404]);
  const revoke = ({ grantId }: { readonly grantId: string }) =>
    play.app.as(play.owner).askLoosely(api.revokeGrant, { query: { grantId } });
  const feature = await play.give(play.owner, folder.itemId, { kind: 'permission', permission: 'payments' });
  expect([await statuses(), feature.endsAt, feature.permission]).toEqual([[404, 200, 404], null, 'payments']);
  await revoke(feature);
  const all = await play.give(play.owner, folder.itemId, { kind: 'team' }, { right: 'edit' });
  expect(await statuses()).toEqual([200, 200, 404]);
  await play.folder(plain, 'Added', folder.itemId);
  await revoke(all);
  const one = await play.give(play.owner, folder.itemId, {
    kind: 'person',
    staffId: required(plain.staffId),
  });
  expect([one.name, await statuses(), await play.shared(plain)]).toEqual([
    'Ravi Kumar',
    [200, 200, 404],
    ['Price lists'],
  ]);
  const outside = { kind: 'person', staffId: required(other.staffIds[0]) };
  expect((await play.tryToGive(play.owner, folder.itemId, outside)).body.code).toBe('drive_grantee_unknown');
  const { itemId } = await play.keep(play.asha);
  expect((await play.tryToGive(play.asha, itemId, { kind: 'team' })).body.code).toBe('drive_grant_no_team');
});

test('what was moved out or binned is not shared any more, and out of the bin it is again', async () => {
  const folder = await play.folder(play.asha, 'Wedding');
  const { itemId } = await play.keep(play.asha, { name: 'Guests.txt', parentId: folder.itemId });
  const to = { kind: 'number', mobileNumber: await play.numberOf(play.bela) } as const;
  await play.give(play.asha, folder.itemId, to);
  const asha = play.app.as(play.asha);
  const move = (parentId: string | null) =>
    asha.call(drive.moveDriveItems, { body: { space: 'own', itemIds: [itemId], parentId } });
  await move(null);
  expect((await read(play.bela, itemId)).status).toBe(404);
  await move(folder.itemId);
  expect((await read(play.bela, itemId)).status).toBe(200);
  await asha.call(drive.binDriveItems, { body: { itemIds: [folder.itemId] } });
  expect([
    (await read(play.bela, itemId)).status,
    (await play.shared(play.bela)).includes('Wedding'),
  ]).toEqual([404, false]);
  expect((await play.tryToGive(play.asha, folder.itemId, to)).status).toBe(404);
  await asha.call(drive.restoreDriveItems, { body: { itemIds: [folder.itemId] } });
  expect((await read(play.bela, itemId)).status).toBe(200);
});

test('access ends at its end, at the last one that was set', async () => {
  const { itemId } = await play.keep(play.asha, { name: 'Deed.txt' });
  const to = { kind: 'number', mobileNumber: await play.numberOf(play.bela) } as const;
  for (const days of [0, 91, null])
    expect((await play.tryToGive(play.asha, itemId, to, { days })).status).toBe(400);
  const { grantId } = await play.give(play.asha, itemId, to, { days: 1 });
  const change = (days: number | null) =>
    play.app.as(play.asha).askLoosely(api.changeGrant, { body: { grantId, days } });
  expect([(await change(91)).status, (await change(null)).status, (await change(3)).status]).toEqual([
    400, 400, 200,
  ]);
  const begun = play.app.clock.now().getTime();
  await play.app.drain(new Date(begun + 2 * dayMs));
  expect((await read(play.bela, itemId)).status).toBe(200);
  await play.app.drain(new Date(begun + 3 * dayMs + 60_000));
  expect((await read(play.bela, itemId)).status).toBe(404);
});

test('a second share with the same people changes the first; two at once make one', async () => {
  const { itemId } = await play.keep(play.asha, { name: 'Bill.txt' });
  const to = { kind: 'number', mobileNumber: '9811100012' } as const;
  const given = await Promise.all([
    play.give(play.asha, itemId, to),
    play.give(play.asha, itemId, to),
    play.give(play.asha, itemId, to, { right: 'edit' }),
  ]);
  expect(new Set(given.map(({ grantId }) => grantId)).size).toBe(1);
  const { items } = await play.app.as(play.asha).call(api.listGrants, { query: { itemId } });
  expect(items).toHaveLength(1);
});

test('leaving the team ends what was shared with a member, and what they share of their own with the team', async () => {
  const member = play.staff();
  const folder = await play.folder(play.owner, 'Rota', null, 'team');
  await play.give(play.owner, folder.itemId, { kind: 'person', staffId: required(member.staffId) });
  const own = await play.keep(member, { name: 'My notes.txt' });
  await play.give(member, own.itemId, { kind: 'team' });
  expect([(await read(member, folder.itemId)).status, (await read(play.owner, own.itemId)).status]).toEqual([
    200, 200,
  ]);
  const away = { ...member, role: 'Buyer', organisationId: null, staffId: null } as const;
  expect((await read(away, folder.itemId)).status).toBe(404);
  await leave(member, 'Inactive');
  expect([(await read(member, folder.itemId)).status, (await read(play.owner, own.itemId)).status]).toEqual([
    404, 404,
  ]);
});

test('only those who may change a whole drive share what is in it; others do not learn that it is there', async () => {
  const { itemId } = await play.keep(play.owner, { ...team, name: 'Contract.txt' });
  const to = { kind: 'number', mobileNumber: await play.numberOf(play.bela) } as const;
  const { grantId } = await play.give(play.owner, itemId, to, { right: 'edit' });
  const editor = play.staff('company_profile.view', 'company_profile.update');
  const viewer = play.staff('company_profile.view');
  const tries = async (by: Viewer) => {
    const as = play.app.as(by);
    const answers = [
      await as.askLoosely(api.listGrants, { query: { itemId } }),
      await play.tryToGive(by, itemId, { kind: 'number', mobileNumber: '9811100013' }),
      await as.askLoosely(api.changeGrant, { body: { grantId, right: 'view' } }),
      await as.askLoosely(api.revokeGrant, { query: { grantId } }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await tries(play.asha)).toEqual([404, 404, 404, 404]);
  expect(await tries(play.bela)).toEqual([403, 403, 404, 404]);
  expect(await tries(viewer)).toEqual([403, 403, 404, 404]);
  expect(await tries(editor)).toEqual([200, 201, 200, 200]);
});

test('who has access says also what comes by a folder above, the nearest first, page by page', async () => {
  const folder = await play.folder(play.asha, 'Taxes');
  const inside = await play.folder(play.asha, '2026', folder.itemId);
  const number = (last: number) => ({ kind: 'number', mobileNumber: `981110002${last}` }) as const;
  await play.give(play.asha, folder.itemId, number(1));
  await play.give(play.asha, inside.itemId, number(2));
  const asha = play.app.as(play.asha);
  const first = await asha.call(api.listGrants, { query: { itemId: inside.itemId, limit: '1' } });
  const cursor = required(first.nextCursor);
  const second = await asha.call(api.listGrants, { query: { itemId: inside.itemId, limit: '1', cursor } });
  expect([...first.items, ...second.items].map(({ name, from, can }) => [name, from, can.revoke])).toEqual([
    ['9811100022', null, true],
    ['9811100021', 'Taxes', false],
  ]);
  expect(second.nextCursor).toBeNull();
});

test('who may edit a shared folder moves within it and not out of it; what is shared itself stays where it is', async () => {
  const above = await play.folder(play.asha, 'Private');
  const shared = await play.folder(play.asha, 'Site', above.itemId);
  const inner = await play.folder(play.asha, 'Done', shared.itemId);
  const file = await play.keep(play.asha, { name: 'Day 1.txt', parentId: shared.itemId });
  const to = { kind: 'number', mobileNumber: await play.numberOf(play.bela) } as const;
  const grant = await play.give(play.asha, shared.itemId, to, { right: 'edit' });
  const seen = async (itemId: string) =>
    (await play.app.as(play.bela).call(drive.getDriveItem, { query: { itemId } })).item;
  expect([(await seen(shared.itemId)).can.move, (await seen(file.itemId)).can.move]).toEqual([false, true]);
  const move = (itemId: string, parentId: string) =>
    play.app
      .as(play.bela)
      .askLoosely(drive.moveDriveItems, { body: { itemIds: [itemId], space: 'own', parentId } });
  await move(file.itemId, inner.itemId);
  expect((await seen(file.itemId)).parentId).toBe(inner.itemId);
  await move(file.itemId, above.itemId);
  const own = await play.folder(play.bela, 'Mine');
  await move(file.itemId, own.itemId);
  expect((await seen(file.itemId)).parentId).toBe(inner.itemId);
  await play.app.as(play.asha).call(api.changeGrant, { body: { grantId: grant.grantId, right: 'view' } });
  expect((await seen(file.itemId)).can.move).toBe(false);
  await move(file.itemId, shared.itemId);
  expect((await seen(file.itemId)).parentId).toBe(inner.itemId);
});
