import { checkBooking, getCartStatus } from '@nukkad/contract/market/booking/booking.api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CartFixture,
  bathroom,
  day,
  outcome,
  path,
  sofa,
  ten,
  cartFixture,
} from '../../../test/fixtures/cart-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { newId } from '../../platform/id.ts';

let fixture: CartFixture;
beforeAll(async () => {
  fixture = await cartFixture();
});
beforeEach(() => {
  fixture.catalog.offers.clear();
  fixture.catalog.unserved.clear();
});
afterAll(() => fixture.close());

describe('filling the cart', () => {
  test('nothing in it before, and reading it twice writes nothing', async () => {
    const { client } = await fixture.aBuyer();
    const [first, second] = [await client.get(path), await client.get(path)];
    expect(first.body).toMatchObject({ cartId: null, lines: [], price: null });
    expect(second.body).toEqual(first.body);
    expect((await client.ask(getCartStatus)).body).toEqual({ count: 0 });
  });

  test("lines at the default address have the best partner's price before any time is chosen", async () => {
    await fixture.aShop({ gstNumber: '29ABCDE1234F1Z5' });
    const { client, addressId } = await fixture.aBuyer();
    const { status, body } = await client.post(path, {
      lines: [{ ...bathroom, optionIds: ['two-bathrooms'] }, sofa],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      organisationId: null,
      companyName: null,
      address: { addressId },
      slot: null,
      minutes: 180,
      serviceable: true,
    });
    expect(body.lines.map((line: { price: number }) => line.price)).toEqual([74_900, 79_900]);
    expect(body.price).toMatchObject({
      totalServicePrice: 154_800,
      convenienceFee: { amount: 4_900 },
      tax: { percent: 18 },
    });
    expect((await client.ask(getCartStatus)).body).toEqual({ count: 2 });
    expect((await client.get(path)).body).toEqual(body);
  });

  test('promise 11: prices that the client sends are not even read', async () => {
    await fixture.aShop();
    const { client } = await fixture.aBuyer();
    const forged = {
      price: 1,
      linePaise: 1,
      unitPaise: 1,
      total: 1,
      tax: 0,
      couponDiscount: 44_900,
      distanceFee: 0,
      totalCheckoutValue: 100,
    };
    const { body } = await client.post(path, {
      ...forged,
      lines: [{ ...bathroom, ...forged }],
      price: forged,
    });
    const honest = await client.get(path);
    expect(body.price.totalServicePrice).toBe(44_900);
    expect(honest.body.price).toEqual(body.price);
  });

  test('refuses unknown services, several categories, or too many, each by name', async () => {
    await fixture.aShop();
    const { client } = await fixture.aBuyer();
    const code = async (body: object) => {
      const answer = await client.post(path, body);
      return [answer.status, answer.body.code];
    };
    expect(await code({ lines: [{ serviceId: 'flying', quantity: 1 }] })).toEqual([404, 'service_not_found']);
    expect(await code({ lines: [{ ...bathroom, optionIds: ['three'] }] })).toEqual([400, 'option_unknown']);
    expect(await code({ lines: [bathroom, { serviceId: 'tap-repair', quantity: 1 }] })).toEqual([
      409,
      'cart_one_category',
    ]);
    expect(await code({ lines: Array.from({ length: 11 }, () => bathroom) })).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await code({ lines: [{ ...bathroom, quantity: 11 }] })).toEqual([400, 'invalid_request']);
    expect(await code({ lines: [bathroom], slotId: 1120 })).toEqual([400, 'invalid_request']);
    expect(await code({ lines: [bathroom], slotId: 1148, day })).toEqual([400, 'invalid_request']);
    expect(await code({ lines: [bathroom], slotId: 1120, day: '2026-12-31' })).toEqual([
      409,
      'slot_out_of_range',
    ]);
    expect(await code({ lines: [bathroom], addressId: newId() })).toEqual([404, 'address_not_found']);
    expect(await code({ lines: [bathroom], organisationId: newId() })).toEqual([409, 'cart_not_serviceable']);
    expect(await code({ lines: [], ...ten })).toEqual([409, 'cart_empty']);
  });

  test("another buyer's address is not found, and no time is held without one", async () => {
    await fixture.aShop();
    const [mine, other] = [await fixture.aBuyer(false), await fixture.aBuyer()];
    expect((await mine.client.post(path, { lines: [bathroom], addressId: other.addressId })).body.code).toBe(
      'address_not_found',
    );
    expect((await mine.client.post(path, { lines: [bathroom], ...ten })).body.code).toBe('address_required');
  });

  test('where no partner serves the address it says so and has no price', async () => {
    await fixture.aShop();
    fixture.catalog.unserved.add('560038');
    const { client, userId } = await fixture.aBuyer();
    const { body } = await client.post(path, { lines: [bathroom] });
    expect(body).toMatchObject({ serviceable: false, price: null });
    expect((await client.patch(path, ten)).body.code).toBe('cart_not_serviceable');
    expect((await client.ask(checkBooking)).body).toEqual({
      ready: false,
      missing: ['slot', 'served'],
      price: null,
    });
    expect(await outcome(fixture.place(userId))).toBe('slot_required');
  });
});

test('a partner may not use a cart, and neither may a signed-out caller', async () => {
  expect(
    (await fixture.as(aViewer({ role: 'Service Partner', organisationId: newId() })).get(path)).status,
  ).toBe(403);
  expect((await fixture.as(null).get(path)).status).toBe(401);
});
