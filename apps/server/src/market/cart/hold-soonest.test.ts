import { getInstantAvailability } from '@nukkad/contract/market/instant/instant.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CartFixture, bathroom, cartFixture, path, ten } from '../../../test/fixtures/cart-fixture.ts';

let fixture: CartFixture;
beforeAll(async () => {
  fixture = await cartFixture();
});
beforeEach(() => fixture.catalog.offers.clear());
afterAll(() => fixture.close());

const place = { serviceIds: 'bathroom-cleaning', pincode: '560038' };
const available = async (more: object = {}) =>
  (await fixture.as(null).ask(getInstantAvailability, { query: { ...place, ...more } })).body;
const minutesFromNow = (at: string) => (Date.parse(at) - fixture.clock.now().getTime()) / 60_000;

test('anyone reads who can come now, how soon and at what price, without signing in', async () => {
  await fixture.aShop();
  await fixture.aShop({ professionals: 2 });
  const body = await available();
  expect(body).toMatchObject({ available: true, partners: 2, surcharge: 0, acceptSeconds: 60 });
  // 60 seconds to accept, 5 minutes each to book and to get ready, and the way, rounded up to 5 minutes.
  expect(body.arrivesInMinutes).toBe(15);
  expect(minutesFromNow(body.arrivesAt ?? '')).toBe(15);
  expect(body.price).toBeGreaterThan(44_900);
});

test('outside of their hours no one can come, and none is promised', async () => {
  await fixture.aShop({ hours: { from: 840, to: 1200 } });
  expect(await available()).toMatchObject({ available: false, arrivesAt: null, partners: 0, price: null });
  const { client } = await fixture.aBuyer();
  await client.post(path, { lines: [bathroom] });
  const refused = await client.patch(path, { instant: true });
  expect([refused.status, refused.body.code]).toEqual([409, 'no_one_free_now']);
});

test('as soon as possible holds the earliest arrival, and an ordinary time takes its place', async () => {
  const shop = await fixture.aShop();
  const { client, userId } = await fixture.aBuyer();
  await client.post(path, { lines: [bathroom] });
  const { body } = await client.patch(path, { instant: true });
  expect(body).toMatchObject({ instant: true, slot: { available: true, name: '9:45 AM', slotId: 1119 } });
  expect(minutesFromNow(body.slot.from)).toBe(15);
  expect(await fixture.holdOf(userId)).toEqual({ staffId: shop.staffIds[0], minutes: 60 });
  expect(await fixture.place(userId)).toMatchObject({ instant: true, startsAt: new Date(body.slot.from) });

  expect((await client.patch(path, ten)).body).toMatchObject({ instant: false, slot: { name: '10:00 AM' } });
  expect(await fixture.place(userId)).toMatchObject({ instant: false });
});

test('more work keeps the visit as soon as possible; an arrival that is no longer held is not booked', async () => {
  await fixture.aShop();
  const { client, userId } = await fixture.aBuyer();
  await client.post(path, { lines: [bathroom] });
  await client.patch(path, { instant: true });
  const more = (
    await client.patch(path, { lines: [{ ...bathroom, quantity: 1, optionIds: ['two-bathrooms'] }] })
  ).body;
  expect(more).toMatchObject({ instant: true, minutes: 90 });
  expect((await fixture.holdOf(userId))?.minutes).toBe(90);

  fixture.clock.advance(5 * 60_000);
  expect((await client.get(path)).body).toMatchObject({ slot: { available: false }, holdExpiresAt: null });
  await expect(fixture.place(userId)).rejects.toMatchObject({ fact: { code: 'slot_taken' } });
});

test('the dated surcharge is part of the price and named', async () => {
  await fixture.aShop();
  const usual = await available();
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('price.fees', 'city:1277333', '2026-01-01', '{"instantPercent": 20}', 'A test.')`.execute(
    fixture.platform.db,
  );
  const body = await available();
  expect(body.surcharge).toBe((body.price ?? 0) - (usual.price ?? 0));
  expect(body.surcharge).toBeGreaterThanOrEqual(9_000);
  const { client } = await fixture.aBuyer();
  await client.post(path, { lines: [bathroom] });
  const cart = (await client.patch(path, { instant: true })).body;
  expect(cart.price.primeTimeCharge).toBe(9_000);
  expect(cart.price.totalCheckoutValue).toBe(body.price);
  await sql`delete from setting where key = 'price.fees' and scope = 'city:1277333'`.execute(
    fixture.platform.db,
  );
});

test('promise 1: 12 buyers at one instant want the last professional who is free now: one gets the arrival', async () => {
  await fixture.aShop();
  const buyers = await Promise.all(Array.from({ length: 12 }, () => fixture.aBuyer()));
  await Promise.all(buyers.map(({ client }) => client.post(path, { lines: [bathroom] })));
  const answers = await Promise.all(buyers.map(({ client }) => client.patch(path, { instant: true })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'no_one_free_now')).toHaveLength(11);
});
