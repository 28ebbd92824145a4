import { assetPhotoLimits } from '@nukkad/contract/people/asset/asset.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssetShop, assetShop } from '../../../test/fixtures/asset-fixture.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: AssetShop;
let lakshmi: Viewer;
let farah: Viewer;
let ravi: Viewer;
let imran: Viewer;
let reader: Viewer;
let stranger: Viewer;
let organisationId: string;
beforeAll(async () => {
  shop = await assetShop();
  const here = await shop.aShop();
  lakshmi = here.owner;
  ({ organisationId } = here);
  farah = await here.member('Farah Khan', new Set(['manage_users.view', 'manage_users.update'] as const));
  reader = await here.member('Sita Devi', new Set(['manage_users.view'] as const));
  ravi = await here.member('Ravi Kumar');
  imran = await here.member('Imran Sheikh');
  stranger = (await shop.aShop('Bright Sparks')).owner;
});
afterAll(() => shop.app.close());

test('an asset is added and changed by who may change the team, read by who may view it', async () => {
  const { status, body } = await shop.add(farah, 'Hammer drill', {
    tag: 'HD-17',
    value: 12_500_00,
    boughtOn: '2026-01-05',
    notes: 'Charger in the red box.',
  });
  expect([status, body.status, body.version, body.holder, body.value]).toEqual([
    201,
    'available',
    1,
    null,
    12_500_00,
  ]);
  expect((await shop.read(reader, body.assetId)).body).toMatchObject({
    notes: 'Charger in the red box.',
    can: { edit: false, hand_out: false },
  });
  expect((await shop.add(reader, 'Ladder')).status).toBe(403);
  expect((await shop.add(ravi, 'Ladder')).status).toBe(403);
  expect((await shop.edit(reader, body)).status).toBe(403);
  expect((await shop.list(ravi)).status).toBe(403);
  expect((await shop.read(ravi, body.assetId)).status).toBe(403);
  const edited = await shop.edit(lakshmi, body, { name: 'Impact drill', tag: 'HD-17' });
  expect(edited.body).toMatchObject({ name: 'Impact drill', version: 2, value: null, notes: '' });
  expect((await shop.edit(lakshmi, body)).body.code).toBe('asset_moved_on');
});

test('another business neither reads nor changes nor hands out an asset', async () => {
  const { body } = await shop.add(lakshmi, 'Ladder');
  expect((await shop.read(stranger, body.assetId)).status).toBe(404);
  expect((await shop.history(stranger, body.assetId)).status).toBe(404);
  expect((await shop.edit(stranger, body)).status).toBe(404);
  expect((await shop.handOut(stranger, body, ravi)).status).toBe(404);
  expect((await shop.takeBack(stranger, body)).status).toBe(404);
  expect((await shop.move(stranger, body, 'lose')).status).toBe(404);
  expect(await shop.names(stranger)).toEqual([]);
});

test('a serial number is there once in a business whatever its case; another business may have it', async () => {
  expect((await shop.add(lakshmi, 'Saw', { tag: 'SN-1' })).status).toBe(201);
  expect((await shop.add(lakshmi, 'Saw', { tag: 'sn-1' })).body.code).toBe('asset_tag_taken');
  expect((await shop.add(stranger, 'Saw', { tag: 'SN-1' })).status).toBe(201);
  const other = (await shop.add(lakshmi, 'Saw')).body;
  expect((await shop.add(lakshmi, 'Saw')).status).toBe(201);
  expect((await shop.edit(lakshmi, other, { tag: 'SN-1' })).body.code).toBe('asset_tag_taken');
});

test('bad input names its field', async () => {
  const bad: readonly (readonly [object, string])[] = [
    [{ name: '' }, 'name'],
    [{ kind: 'rocket' }, 'kind'],
    [{ condition: 'shiny' }, 'condition'],
    [{ value: -1 }, 'value'],
    [{ value: 1.5 }, 'value'],
    [{ boughtOn: '5 January' }, 'boughtOn'],
    [{ tag: 'x'.repeat(61) }, 'tag'],
  ];
  for (const [more, field] of bad) {
    const { status, body } = await shop.add(lakshmi, 'Saw', more);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await shop.add(lakshmi, 'Saw', { boughtOn: '2199-01-01' })).body.code).toBe('asset_bought_later');
});

test('the list is narrowed by tab, kind, holder, lateness and words, counted and paged', async () => {
  const there = await shop.aShop('Meera Cleaning');
  const kiran = await there.member('Kiran Rao');
  const out = (await shop.add(there.owner, 'Vacuum 100%', { tag: 'V-1', kind: 'machine' })).body;
  await shop.add(there.owner, 'Mop');
  const gone = (await shop.add(there.owner, 'Old mop')).body;
  const broken = (await shop.add(there.owner, 'Polisher')).body;
  const today = '2026-11-24';
  await shop.handOut(there.owner, out, kiran, { dueOn: '2099-01-01' });
  await shop.move(there.owner, gone, 'retire', 'Thrown away');
  await shop.move(there.owner, broken, 'repair');
  expect(await shop.names(there.owner)).toEqual(['Polisher', 'Mop', 'Vacuum 100%']);
  expect(await shop.names(there.owner, { tab: 'out' })).toEqual(['Vacuum 100%']);
  expect(await shop.names(there.owner, { tab: 'available' })).toEqual(['Mop']);
  expect(await shop.names(there.owner, { tab: 'check' })).toEqual(['Polisher']);
  expect(await shop.names(there.owner, { tab: 'retired' })).toEqual(['Old mop']);
  expect(await shop.names(there.owner, { kind: 'machine' })).toEqual(['Vacuum 100%']);
  expect(await shop.names(there.owner, { staffId: kiran.staffId })).toEqual(['Vacuum 100%']);
  expect(await shop.names(there.owner, { q: 'v-1' })).toEqual(['Vacuum 100%']);
  expect(await shop.names(there.owner, { q: '%' })).toEqual(['Vacuum 100%']);
  expect(await shop.names(there.owner, { late: 'true' })).toEqual([]);
  await sql`update asset_custody set due_on = ${today}::date - 1 where asset_id = ${out.assetId}`.execute(
    shop.app.platform.db,
  );
  shop.app.clock.set(new Date(`${today}T06:00:00.000Z`));
  expect(await shop.names(there.owner, { late: 'true' })).toEqual(['Vacuum 100%']);
  const first = (await shop.list(there.owner, { limit: 2, count: 'true' })).body;
  expect([first.items.length, first.total?.count]).toEqual([2, 3]);
  const second = (await shop.list(there.owner, { limit: 2, cursor: first.nextCursor })).body;
  expect(second.items.map(({ name }: { name: string }) => name)).toEqual(['Vacuum 100%']);
});

test('the history has every move with who, condition, words and photos, the newest first and paged', async () => {
  const { body } = await shop.add(lakshmi, 'Pipe wrench');
  const photoId = await shop.aPhoto(farah);
  const out = await shop.handOut(farah, body, ravi, { note: 'With its case', photoIds: [photoId] });
  expect((await shop.answer(ravi, out.body)).status).toBe(200);
  const back = await shop.takeBack(
    lakshmi,
    { assetId: body.assetId, version: 3 },
    { condition: 'damaged', note: 'Scratched', photoIds: [await shop.aPhoto(lakshmi)] },
  );
  expect(back.body).toMatchObject({ status: 'available', condition: 'damaged', holder: null });
  const { items } = (await shop.history(reader, body.assetId)).body;
  expect(items.map(({ verb, condition, note }) => [verb, condition, note])).toEqual([
    ['take_back', 'damaged', 'Scratched'],
    ['confirm', null, ''],
    ['hand_out', 'good', 'With its case'],
    ['add', 'good', ''],
  ]);
  expect(items.map(({ holder }: { holder: { fullName: string } | null }) => holder?.fullName)).toEqual([
    'Ravi Kumar',
    'Ravi Kumar',
    'Ravi Kumar',
    undefined,
  ]);
  expect(items.map(({ photos }: { photos: unknown[] }) => photos.length)).toEqual([1, 0, 1, 0]);
  expect((await shop.app.as(reader).send('GET', items[0]?.photos[0]?.url ?? '')).status).toBe(200);
  const page = (await shop.history(reader, body.assetId, { limit: 3 })).body;
  const rest = (await shop.history(reader, body.assetId, { limit: 3, cursor: page.nextCursor })).body;
  expect(rest.items.map(({ verb }: { verb: string }) => verb)).toEqual(['add']);
});

test('an employee reads what they hold and held, with the words and photos of it; a colleague none of it', async () => {
  const { body } = await shop.add(lakshmi, 'Tablet', { kind: 'phone', tag: 'T-9', notes: 'Office only' });
  await shop.handOut(lakshmi, body, imran, {
    note: 'Mind the screen',
    photoIds: [await shop.aPhoto(lakshmi)],
  });
  const [held] = (await shop.own(imran)).body.items;
  expect(held).toMatchObject({ name: 'Tablet', tag: 'T-9', outcome: null, can: { answer: true } });
  expect(held?.moves[0]).toMatchObject({ verb: 'hand_out', note: 'Mind the screen', condition: 'good' });
  expect(held?.moves[0]?.photos).toHaveLength(1);
  expect(JSON.stringify(held)).not.toContain('Office only');
  const names = async (who: Viewer, tab: string) =>
    (await shop.own(who, { tab })).body.items.map(({ name }: { name: string }) => name);
  expect(await names(ravi, 'held')).not.toContain('Tablet');
  await shop.answer(imran, { assetId: body.assetId, version: 2 });
  await shop.takeBack(lakshmi, { assetId: body.assetId, version: 3 }, { condition: 'worn' });
  expect(await names(imran, 'held')).not.toContain('Tablet');
  expect((await shop.own(imran, { tab: 'past' })).body.items[0]).toMatchObject({
    name: 'Tablet',
    outcome: 'returned',
    can: { answer: false },
  });
  // The owner of a business is handed nothing.
  expect((await shop.own(lakshmi)).body.items).toEqual([]);
});

test('other domains learn what people still have, of their business alone', async () => {
  const there = await shop.aShop('Anita Gardens');
  const [one, two] = [await there.member('Anita Rao'), await there.member('Dev Rao')];
  const spade = (await shop.add(there.owner, 'Spade')).body;
  const rake = (await shop.add(there.owner, 'Rake', { tag: 'R' })).body;
  await shop.handOut(there.owner, spade, one);
  await shop.handOut(there.owner, rake, two, { dueOn: '2099-01-01' });
  await shop.answer(two, { ...rake, version: 2 });
  const open = (await shop.openOf(there.organisationId, one, two)) ?? [];
  expect(open.map(({ name, dueOn, isConfirmed }) => [name, dueOn, isConfirmed]).toSorted()).toEqual([
    ['Rake', '2099-01-01', true],
    ['Spade', null, false],
  ]);
  expect(await shop.openOf(organisationId, one, two)).toEqual([]);
  expect(await shop.openOf(there.organisationId)).toEqual([]);
});

test('photos are counted by day, and those of others or used ones are refused', async () => {
  const { body } = await shop.add(lakshmi, 'Camera');
  const ofFarah = await shop.aPhoto(farah);
  expect((await shop.handOut(lakshmi, body, ravi, { photoIds: [ofFarah] })).body.code).toBe(
    'asset_photo_gone',
  );
  expect((await shop.read(lakshmi, body.assetId)).body.status).toBe('available');
  const used = await shop.aPhoto(lakshmi);
  expect((await shop.handOut(lakshmi, body, ravi, { photoIds: [used] })).status).toBe(200);
  const back = await shop.takeBack(lakshmi, { ...body, version: 2 }, { photoIds: [used] });
  expect(back.body.code).toBe('asset_photo_gone');
  const sent = await shop.app.as(ravi).send('POST', 'user/employee/assets/photos', { body: new FormData() });
  expect(sent.status).toBe(403);
  await sql`insert into asset_photo (photo_id, organisation_id, user_id, position, storage_key, bytes, uploaded_at)
    select gen_random_uuid(), ${organisationId}, ${farah.userId}, 0, 'asset/' || n, 1, ${shop.app.clock.now()}
    from generate_series(1, ${assetPhotoLimits.daily}::int) n`.execute(shop.app.platform.db);
  await expect(shop.aPhoto(farah)).rejects.toThrow();
});

test('photos that were not used for a week are swept away', async () => {
  const photoId = await shop.aPhoto(lakshmi);
  shop.app.clock.set(new Date(shop.app.clock.now().getTime() + 8 * 86_400_000));
  await shop.tick();
  const { rows } = await sql`select 1 from asset_photo where photo_id = ${photoId}`.execute(
    shop.app.platform.db,
  );
  expect(rows).toEqual([]);
});
