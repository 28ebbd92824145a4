import { getPriceAtTime } from '@nukkad/contract/market/booking/booking.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CartFixture,
  bathroom,
  cartFixture,
  day,
  path,
  ten,
} from '../../../test/fixtures/cart-fixture.ts';

let fixture: CartFixture;
beforeAll(async () => {
  fixture = await cartFixture();
});
beforeEach(() => fixture.catalog.offers.clear());
afterAll(() => fixture.close());

const dear = { 'bathroom-cleaning': { price: 59_900, minutes: 60 } };
type Client = Awaited<ReturnType<CartFixture['aBuyer']>>['client'];
const priceAt = async (client: Client, slotId: number) =>
  (await client.ask(getPriceAtTime, { query: { slotId, day } })).body;

test('a time that is only suggested has the price that it has once it is held, busy hours and another partner included', async () => {
  await fixture.aShop();
  await fixture.aShop({}, dear);
  const [asha, meera] = [await fixture.aBuyer(), await fixture.aBuyer()];
  await asha.client.post(path, { lines: [bathroom] });
  await meera.client.post(path, { lines: [bathroom], ...ten });
  const totals: number[] = [];
  for (const slotId of [1117, ten.slotId, 1132, 1136]) {
    const { price, laterPrice } = await priceAt(asha.client, slotId);
    expect(await fixture.holdOf(asha.userId)).toBeNull();
    const held = (await asha.client.patch(path, { slotId, day })).body;
    expect(price).toEqual(held.price);
    expect(laterPrice).toBe(held.price.totalCheckoutValue);
    totals.push(held.price.totalCheckoutValue);
    await asha.client.patch(path, { slotId: null });
  }
  expect(new Set(totals).size).toBeGreaterThan(1);
});

test('where no one is free at the time, or nothing is in the cart, there is no price', async () => {
  await fixture.aShop();
  const [asha, meera] = [await fixture.aBuyer(), await fixture.aBuyer()];
  expect(await priceAt(asha.client, ten.slotId)).toEqual({ price: null, laterPrice: null });
  await asha.client.post(path, { lines: [bathroom] });
  await meera.client.post(path, { lines: [bathroom], ...ten });
  expect(await priceAt(asha.client, ten.slotId)).toEqual({ price: null, laterPrice: null });
});
