import * as drive from '@nukkad/contract/files/drive/drive.api';
import * as api from '@nukkad/contract/files/share/share.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GrantPlay, grantPlay } from '../../../../test/fixtures/grant-play.ts';
import { required } from '../../../../test/harness/required.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let play: GrantPlay;
beforeAll(async () => {
  play = await grantPlay();
}, 120_000);
afterAll(() => play.app.close());
beforeEach(() => play.app.clock.advance(61_000));

const dayMs = 86_400_000;
const asAsha = () => play.app.as(play.asha);
const bin = (...itemIds: string[]) => asAsha().call(drive.binDriveItems, { body: { itemIds } });
const restore = (...itemIds: string[]) => asAsha().call(drive.restoreDriveItems, { body: { itemIds } });
const move = (itemId: string, parentId: string | null) =>
  asAsha().call(drive.moveDriveItems, { body: { space: 'own', itemIds: [itemId], parentId } });
const aPicture = async () => ({
  mediaType: 'image/webp',
  content: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b5462f' } })
    .webp()
    .toBuffer(),
});

test('a link opens the newest version of a file; in the bin nothing, out of it again, removed never', async () => {
  const { itemId } = await play.keep(play.asha, { name: 'Rent.txt', content: Buffer.from('first') });
  const { url } = await play.link(play.asha, itemId);
  const page = await play.visit(url);
  expect([page.status, page.text.includes('Rent.txt')]).toEqual([200, true]);
  const address = play.press(page.text, 'Open file');
  await play.keep(play.asha, { itemId, name: 'Rent.txt', content: Buffer.from('second') });
  const file = await play.visit(address);
  expect([file.status, file.text]).toEqual([200, 'second']);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  await bin(itemId);
  expect([(await play.visit(url)).status, (await play.visit(address)).status]).toEqual([410, 410]);
  await restore(itemId);
  expect((await play.visit(address)).status).toBe(200);
  await bin(itemId);
  await asAsha().call(drive.removeDriveItems, { body: { itemIds: [itemId] } });
  expect([(await play.visit(url)).status, (await play.visit(address)).status]).toEqual([404, 404]);
});

test('a folder’s link lists what is in it now, and shows nothing that was moved out, binned or never in it', async () => {
  const folder = await play.folder(play.asha, 'Renovation');
  const inner = await play.folder(play.asha, 'Invoices', folder.itemId);
  const bill = await play.keep(play.asha, { name: 'Tiles.txt', parentId: inner.itemId });
  const plan = await play.keep(play.asha, { name: 'Plan.txt', parentId: folder.itemId });
  const secret = await play.keep(play.asha, { name: 'Salary.txt' });
  const { url } = await play.link(play.asha, folder.itemId);
  const front = await play.visit(url);
  expect(['Renovation', 'Invoices', 'Plan.txt'].map((name) => front.text.includes(name))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Tiles.txt', 'Salary.txt'].map((name) => front.text.includes(name))).toEqual([false, false]);
  const [planAt, innerAt] = [
    play.press(front.text, 'Open: Plan.txt'),
    play.press(front.text, 'Open: Invoices'),
  ];
  const inside = await play.visit(innerAt);
  expect([inside.text.includes('Tiles.txt'), inside.text.includes('Back to Renovation')]).toEqual([
    true,
    true,
  ]);
  const billAt = play.press(inside.text, 'Open: Tiles.txt');
  expect([(await play.visit(planAt)).status, (await play.visit(billAt)).status]).toEqual([200, 200]);
  const elsewhere = (at: string, from: string) => at.replace(from, secret.itemId);
  expect((await play.visit(elsewhere(planAt, plan.itemId))).status).toBe(404);
  expect((await play.visit(planAt.replace(plan.itemId, 'x'))).status).toBe(404);
  await move(plan.itemId, null);
  await move(inner.itemId, null);
  const later = await play.visit(url);
  expect([later.status, later.text.includes('Plan.txt'), later.text.includes('Invoices')]).toEqual([
    200,
    false,
    false,
  ]);
  for (const at of [planAt, innerAt, billAt]) expect((await play.visit(at)).status).toBe(404);
  await move(inner.itemId, folder.itemId);
  await asAsha().call(drive.binDriveItems, { body: { itemIds: [bill.itemId] } });
  expect([(await play.visit(innerAt)).text.includes('Tiles.txt'), (await play.visit(billAt)).status]).toEqual(
    [false, 404],
  );
  await bin(folder.itemId);
  expect([(await play.visit(url)).status, (await play.visit(innerAt)).status]).toEqual([410, 410]);
});

test('a link to something in a folder that went to the bin opens nothing', async () => {
  const outer = await play.folder(play.asha, 'Old flat');
  const { itemId } = await play.keep(play.asha, { name: 'Lease.txt', parentId: outer.itemId });
  const { url } = await play.link(play.asha, itemId);
  await bin(outer.itemId);
  expect((await play.visit(url)).status).toBe(410);
  await restore(outer.itemId);
  expect((await play.visit(url)).status).toBe(200);
});

test('the password of a folder is asked before its name, is kept with another end, and no address goes around it', async () => {
  const folder = await play.folder(play.asha, 'Will');
  const file = await play.keep(play.asha, { name: 'Testament.txt', parentId: folder.itemId });
  const { shareId, url } = await play.link(play.asha, folder.itemId, { password: 'neem tree 7', days: 1 });
  expect((await play.visit(url)).text).not.toContain('Will');
  const opened = await play.answer(url, { password: 'neem tree 7' });
  const at = play.press(opened.text, 'Open: Testament.txt');
  expect((await play.visit(at)).status).toBe(200);
  const bare = new URL(at);
  bare.search = new URLSearchParams({ item: file.itemId }).toString();
  expect((await play.visit(bare.href)).status).toBe(302);
  const list = new URL(`${required(new URL(required(url)).pathname)}/folder`, play.app.url).href;
  expect((await play.visit(list)).status).toBe(302);
  const changed = await asAsha().call(api.changeShare, { body: { shareId, days: 30 } });
  expect(changed.hasPassword).toBe(true);
  play.app.clock.advance(2 * dayMs);
  expect((await play.answer(url, { password: 'mango' })).status).toBe(403);
  expect((await play.answer(url, { password: 'neem tree 7' })).status).toBe(200);
  await asAsha().call(api.changeShare, { body: { shareId, password: 'mango tree 8' } });
  expect((await play.visit(at)).status).toBe(302);
});

test('one visit of a folder counts once, however much it opens, and a limit counts visits', async () => {
  const folder = await play.folder(play.asha, 'Photos');
  await play.keep(play.asha, { name: 'One.txt', parentId: folder.itemId });
  await play.keep(play.asha, { name: 'Two.txt', parentId: folder.itemId });
  const { url, shareId } = await play.link(play.asha, folder.itemId, { mostOpenings: 1 });
  const front = (await play.visit(url)).text;
  const other = (await play.visit(url)).text;
  for (const name of ['Open: One.txt', 'Open: Two.txt'])
    expect((await play.visit(play.press(front, name))).status).toBe(200);
  expect((await play.visit(play.press(other, 'Open: One.txt'))).status).toBe(410);
  const { items } = await asAsha().call(api.listShareOpenings, { query: { shareId } });
  expect(items).toHaveLength(1);
});

test('view only: pages of a folder’s pictures carry the name; other files are named and not handed out', async () => {
  const folder = await play.folder(play.asha, 'Designs');
  const picture = await play.keep(play.asha, {
    name: 'Hall.webp',
    parentId: folder.itemId,
    ...(await aPicture()),
  });
  const note = await play.keep(play.asha, { name: 'Costs.txt', parentId: folder.itemId });
  const { url } = await play.link(play.asha, folder.itemId, { allows: 'view' });
  expect((await play.visit(url)).text).not.toContain('Designs');
  const answered = await play.answer(url, { name: 'Ravi Kumar' });
  const { text } = await play.visit(required(answered.headers.get('location')));
  expect([text.includes('View only'), text.includes('Costs.txt'), text.includes(note.itemId)]).toEqual([
    true,
    true,
    false,
  ]);
  const pages = (await play.visit(play.press(text, 'View: Hall.webp'))).text;
  const at = required(/<img src="([^"]+)"/.exec(pages)?.[1]).replaceAll('&amp;', '&');
  const drawn = await fetch(new URL(at, play.app.url));
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const handed = new URL(at.replace('/page/0', '/file'), play.app.url).href;
  expect((await play.visit(handed)).status).toBe(302);
  const single = await play.app.as(play.asha).askLoosely(api.makeShare, {
    body: { subject: 'drive', subjectId: note.itemId, allows: 'view' },
    headers: key(),
  });
  expect(single.body.code).toBe('share_not_viewable');
  expect((await play.link(play.asha, picture.itemId, { allows: 'view' })).allows).toBe('view');
});

test('a large folder is listed in parts, folders first', async () => {
  const folder = await play.folder(play.asha, 'Archive');
  await play.keep(play.asha, { name: 'aaa.txt', parentId: folder.itemId });
  const { db } = play.app.platform;
  for (let at = 0; at < 105; at += 1) {
    const name = `Box ${String(at).padStart(3, '0')}`;
    await sql`insert into drive_item (item_id, space_id, parent_id, ancestors, kind, status, name, name_key, created_at, changed_at)
      select ${newId()}, space_id, item_id, array[item_id], 'folder', 'kept', ${name}, ${name.toLowerCase()}, now(), now()
      from drive_item where item_id = ${folder.itemId}`.execute(db);
  }
  const { url } = await play.link(play.asha, folder.itemId);
  const first = (await play.visit(url)).text;
  expect([first.includes('Box 099'), first.includes('Box 100'), first.includes('aaa.txt')]).toEqual([
    true,
    false,
    false,
  ]);
  const second = (await play.visit(play.press(first, 'Show more'))).text;
  expect([second.includes('Box 100'), second.includes('aaa.txt'), second.includes('Show more')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a link of the team asks its maker’s permission each time it opens, and all who may share see it', async () => {
  const permissions = ['company_profile.view', 'company_profile.update'] as const;
  const editor = play.staff(...permissions);
  await play.setPermissions(permissions);
  const { itemId } = await play.keep(editor, { space: 'team', name: 'Rates.txt' });
  const { url, shareId } = await play.link(editor, itemId);
  const address = play.press((await play.visit(url)).text, 'Open file');
  expect((await play.visit(address)).status).toBe(200);
  await play.setPermissions(['company_profile.view']);
  expect([(await play.visit(url)).status, (await play.visit(address)).status]).toEqual([410, 410]);
  await play.setPermissions(permissions);
  expect((await play.visit(address)).status).toBe(200);
  await sql`update staff_member set status = 'Inactive' where staff_id = ${editor.staffId}`.execute(
    play.app.platform.db,
  );
  expect((await play.visit(url)).status).toBe(410);
  const seen = await play.app
    .as(play.owner)
    .call(api.listShares, { query: { subject: 'drive', subjectId: itemId } });
  expect(seen.items.map((one) => one.shareId)).toEqual([shareId]);
  await sql`update staff_member set status = 'Active' where staff_id = ${editor.staffId}`.execute(
    play.app.platform.db,
  );
});

test('who has a grant alone, and strangers, make no link and see none', async () => {
  const { itemId } = await play.keep(play.asha, { name: 'Mine.txt' });
  const to = { kind: 'number', mobileNumber: await play.numberOf(play.bela) } as const;
  await play.give(play.asha, itemId, to, { right: 'edit' });
  const tries = async (by: Viewer) => {
    const as = play.app.as(by);
    const of = { subject: 'drive', subjectId: itemId } as const;
    return [
      (await as.askLoosely(api.makeShare, { body: of, headers: key() })).status,
      (await as.askLoosely(api.listShares, { query: of })).status,
    ];
  };
  expect([await tries(play.bela), await tries(play.owner)]).toEqual([
    [404, 404],
    [404, 404],
  ]);
});
