import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ProfileFixture,
  key,
  nextNumber,
  profileFixture,
  upload,
} from '../../../../test/fixtures/profile-fixture.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';

let fixture: ProfileFixture;
const someone = () => fixture.someone();
beforeAll(async () => {
  fixture = await profileFixture();
});
afterAll(() => fixture.app.close());

describe.each([
  ['catalogue', 'services'],
  ['assets', 'company_profile'],
])('user/%s', (path, right) => {
  const add = (client: TestClient, name: string) => client.post(`user/${path}`, { name }, key());

  test('is added, pictured, put away, brought back and removed', async () => {
    const { client } = await someone();
    const options = { name: 'Drill', description: 'Blue', amountPaise: 450_000, reference: 'D-7' };
    const { status, body } = await client.post(`user/${path}`, options, key());
    expect([status, body.status, body.amountPaise]).toEqual([201, 'Active', 450_000]);
    const { itemId } = body;
    const pictured = await upload(client, `user/${path}/picture?itemId=${itemId}`);
    expect((await fetch(new URL(pictured.body.picture, fixture.app.url))).status).toBe(200);
    for (const state of ['Inactive', 'Active'] as const) {
      const moved = await client.patch(`user/${path}`, { itemId, status: state });
      expect(moved.body).toMatchObject({ status: state, name: 'Drill' });
    }
    const gone = await client.send('DELETE', `/api/user/${path}?itemId=${itemId}`);
    expect(gone.body).toEqual({ removed: true });
    const after = [
      await client.patch(`user/${path}`, { itemId, status: 'Active' }),
      await client.send('DELETE', `/api/user/${path}?itemId=${itemId}`),
      await upload(client, `user/${path}/picture?itemId=${itemId}`),
    ];
    expect(after.map((one) => one.status)).toEqual([404, 404, 404]);
    expect((await fetch(new URL(pictured.body.picture, fixture.app.url))).status).toBe(404);
    expect((await client.get(`user/${path}`)).body.items).toEqual([]);
  });

  test('many are put away and removed at once; one that is gone is refused alone, and staff needs the right', async () => {
    const { client } = await someone();
    const ids: string[] = [];
    for (const name of ['Drill', 'Saw', 'Ladder']) ids.push((await add(client, name)).body.itemId);
    const [drill, saw, ladder] = ids;
    await client.send('DELETE', `/api/user/${path}?itemId=${drill}`);
    const away = await client.post(`user/${path}/moves`, { itemIds: ids, action: 'shelve' });
    const codes = ({ body }: typeof away) => body.results.map(({ code }: { code: string | null }) => code);
    expect([away.status, codes(away)]).toEqual([200, ['item_not_found', null, null]]);
    const hidden = await client.get(`user/${path}?status=Inactive&count=true&limit=1`);
    expect([hidden.body.total, hidden.body.items[0].itemId]).toEqual([{ count: 2, isMore: false }, ladder]);
    const found = await client.get(`user/${path}?search=sa&count=true`);
    expect([found.body.total.count, found.body.items[0].itemId]).toEqual([1, saw]);
    expect(codes(await client.post(`user/${path}/moves`, { itemIds: [saw], action: 'remove' }))).toEqual([
      null,
    ]);
    expect((await client.post(`user/${path}/moves`, { itemIds: [saw], action: 'remove' })).status).toBe(404);
    const { body: shops } = await add(fixture.owner, 'Van');
    const desk = fixture.as(await fixture.hire(nextNumber(), [`${right}.view`, `${right}.update`]));
    const tried = await desk.post(`user/${path}/moves`, { itemIds: [shops.itemId], action: 'remove' });
    expect(tried.status).toBe(403);
    await fixture.owner.post(`user/${path}/moves`, { itemIds: [shops.itemId], action: 'remove' });
  });

  test("promise 42: a person's things are theirs, an organisation's are its own, and staff needs the right", async () => {
    const [asha, bela] = [await someone(), await someone()];
    const { body: hers } = await add(asha.client, 'Ladder');
    const { body: shops } = await add(fixture.owner, 'Van');
    const desk = fixture.as(await fixture.hire(nextNumber(), [`${right}.view`]));
    const strange = fixture.as(await fixture.hire(nextNumber()));
    for (const client of [bela.client, fixture.stranger, desk]) {
      const { status } = await client.patch(`user/${path}`, { itemId: hers.itemId, name: 'Mine' });
      expect([403, 404]).toContain(status);
    }
    expect((await fixture.stranger.patch(`user/${path}`, { itemId: shops.itemId, name: 'x' })).status).toBe(
      404,
    );
    const seen = await desk.get(`user/${path}`);
    expect(seen.body.items.map(({ name }: { name: string }) => name)).toEqual(['Van']);
    expect(seen.body.items[0].can).toEqual({ update: false, remove: false });
    expect((await desk.patch(`user/${path}`, { itemId: shops.itemId, name: 'x' })).status).toBe(403);
    expect((await add(desk, 'x')).status).toBe(403);
    expect((await strange.get(`user/${path}`)).status).toBe(403);
  });

  test('comes in pages, newest first, and is searched', async () => {
    const { client } = await someone();
    for (const name of ['One', 'Two', 'Three']) await add(client, name);
    const first = (await client.get(`user/${path}?limit=2`)).body;
    const second = (await client.get(`user/${path}?limit=2&cursor=${first.nextCursor}`)).body;
    const names = [...first.items, ...second.items].map(({ name }: { name: string }) => name);
    expect([names, second.nextCursor]).toEqual([['Three', 'Two', 'One'], null]);
    const found = (await client.get(`user/${path}?search=tw`)).body.items;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Two']);
  });
});
