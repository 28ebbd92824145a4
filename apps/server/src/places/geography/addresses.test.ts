import {
  addDeliveryAddress,
  getDeliveryAddress,
  listDeliveryAddresses,
  updateDeliveryAddress,
} from '@nukkad/contract/places/geography/geography.api';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { type GeographyInterface, createGeographyDomain } from './index.ts';

let fixture: Mounted;
let publicInterface: GeographyInterface;
let asha: TestClient;
let ashaId: string;
let ravi: TestClient;
let people = 0;

async function aPerson(): Promise<{ client: TestClient; userId: string }> {
  const viewer = aViewer();
  people += 1;
  await sql`insert into user_account (user_id, mobile_number, created_at, updated_at)
    values (${viewer.userId}, ${String(9_000_000_000 + people)}, ${fixture.clock.now()}, ${fixture.clock.now()})`.execute(
    fixture.platform.db,
  );
  return { client: fixture.as(viewer), userId: viewer.userId };
}

beforeAll(async () => {
  fixture = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    publicInterface = geography;
    return [geography];
  });
});
beforeEach(async () => {
  ({ client: asha, userId: ashaId } = await aPerson());
  ({ client: ravi } = await aPerson());
});
afterAll(() => fixture.close());

const home = {
  label: 'Home',
  contactName: 'Asha Rao',
  line1: '12, 100 Feet Road',
  locality: 'Indiranagar',
  pincode: '560038',
};

async function saved(
  client: TestClient,
  body: Partial<typeof home> & Record<string, unknown> = {},
): Promise<DeliveryAddress> {
  const answer = await client.askLoosely(addDeliveryAddress, { body: { ...home, ...body } });
  expect(answer.status).toBe(201);
  return answer.body;
}
const list = async (client: TestClient): Promise<DeliveryAddress[]> =>
  (await client.ask(listDeliveryAddresses, { query: { limit: 100 } })).body.items;
const defaultsOf = async (client: TestClient) =>
  (await list(client)).filter(({ isDefault }) => isDefault).map(({ addressId }) => addressId);

describe('saving', () => {
  test('the PIN code says district, state, city and point; the server writes the whole address', async () => {
    expect(await saved(asha)).toEqual({
      ...home,
      addressId: expect.any(String),
      landmark: '',
      district: 'Bengaluru Urban',
      state: 'Karnataka',
      stateCode: '29',
      cityCode: '1277333',
      latitude: 12.9784,
      longitude: 77.6408,
      formatedAddress: '12, 100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038',
      isDefault: true,
    });
  });

  test('a pin near the PIN code is kept, one far from it is not believed, and fields of ours are not taken', async () => {
    expect(await saved(asha, { latitude: 12.98, longitude: 77.645 })).toMatchObject({
      latitude: 12.98,
      longitude: 77.645,
    });
    const forged = {
      latitude: 28.6,
      longitude: 77.2,
      stateCode: '07',
      cityCode: '1273294',
      formatedAddress: 'Delhi',
      userId: ashaId,
    };
    expect(await saved(ravi, forged)).toMatchObject({
      latitude: 12.9784,
      stateCode: '29',
      cityCode: '1277333',
      formatedAddress: expect.stringContaining('Indiranagar'),
    });
  });

  test.each([
    ['an unknown PIN code', { pincode: '999999' }, 404],
    ['a PIN code that cannot be', { pincode: '56003' }, 400],
    ['another label', { label: 'Villa' }, 400],
    ['no line', { line1: ' ' }, 400],
    ['a NUL', { landmark: 'a\u0000b' }, 400],
    ['a point of no place', { latitude: 91 }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await asha.askLoosely(addDeliveryAddress, { body: { ...home, ...body } })).status).toBe(status);
  });

  test('20 are kept, also when many come at once', async () => {
    for (let made = 0; made < 18; made += 1) await saved(asha);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => asha.askLoosely(addDeliveryAddress, { body: home })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_addresses' });
    expect(await list(asha)).toHaveLength(20);
  });

  test('without a signed-in person nothing is saved', async () => {
    expect((await fixture.as(null).askLoosely(addDeliveryAddress, { body: home })).status).toBe(401);
    expect((await fixture.as(null).ask(listDeliveryAddresses)).status).toBe(401);
  });
});

describe('the default address', () => {
  test('is the first one, then the one that is chosen, and is got without an id', async () => {
    expect((await asha.ask(getDeliveryAddress)).body).toEqual({ address: null });
    const first = await saved(asha);
    const second = await saved(asha, { label: 'Office' });
    expect(await defaultsOf(asha)).toEqual([first.addressId]);
    await asha.ask(updateDeliveryAddress, { body: { addressId: second.addressId, isDefault: true } });
    expect(await defaultsOf(asha)).toEqual([second.addressId]);
    expect((await asha.ask(getDeliveryAddress)).body.address?.addressId).toBe(second.addressId);
    const third = await saved(asha, { isDefault: true });
    expect(await defaultsOf(asha)).toEqual([third.addressId]);
  });

  test('there is always exactly one: unsetting leaves it, removing hands it to the newest', async () => {
    const first = await saved(asha);
    const second = await saved(asha);
    await asha.ask(updateDeliveryAddress, { body: { addressId: first.addressId, isDefault: false } });
    expect(await defaultsOf(asha)).toEqual([first.addressId]);
    expect(
      (await asha.ask(updateDeliveryAddress, { body: { addressId: first.addressId, remove: true } })).body,
    ).toEqual({ address: null });
    expect(await defaultsOf(asha)).toEqual([second.addressId]);
    await asha.ask(updateDeliveryAddress, { body: { addressId: second.addressId, remove: true } });
    expect(await list(asha)).toEqual([]);
  });

  test('exactly one after racing saves, choices and removals', async () => {
    const addresses = await Promise.all(Array.from({ length: 6 }, () => saved(asha, { isDefault: true })));
    expect(await defaultsOf(asha)).toHaveLength(1);
    const choices = addresses
      .slice(0, 4)
      .map(({ addressId }) => asha.ask(updateDeliveryAddress, { body: { addressId, isDefault: true } }));
    const removals = addresses
      .slice(2, 5)
      .map(({ addressId }) => asha.ask(updateDeliveryAddress, { body: { addressId, remove: true } }));
    const answers = await Promise.all([...choices, ...removals]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await defaultsOf(asha)).toHaveLength(1);
    expect(await list(asha)).toHaveLength(3);
  });
});

describe('changing', () => {
  test('only what is said changes; another PIN code moves the pin', async () => {
    const before = await saved(asha, { landmark: 'Metro', latitude: 12.98, longitude: 77.645 });
    const { addressId } = before;
    const renamed = (await asha.ask(updateDeliveryAddress, { body: { addressId, contactName: 'Meera' } }))
      .body.address;
    expect(renamed).toEqual({ ...before, contactName: 'Meera' });
    const moved = (
      await asha.ask(updateDeliveryAddress, {
        body: {
          addressId,
          pincode: '570001',
          locality: 'Devaraja Mohalla',
          landmark: '',
        },
      })
    ).body.address;
    expect(moved).toMatchObject({
      cityCode: '1262321',
      landmark: '',
      formatedAddress: '12, 100 Feet Road, Devaraja Mohalla, Mysuru, Karnataka 570001',
    });
    expect(moved?.latitude).toBeCloseTo(12.3, 0);
    expect(await asha.ask(updateDeliveryAddress, { body: { addressId, pincode: '999999' } })).toMatchObject({
      status: 404,
      body: { code: 'pincode_unknown' },
    });
  });

  test('what was removed stays removed', async () => {
    const { addressId } = await saved(asha);
    await asha.ask(updateDeliveryAddress, { body: { addressId, remove: true } });
    for (const change of [{ remove: true }, { isDefault: true }, { contactName: 'Meera' }]) {
      expect(await asha.ask(updateDeliveryAddress, { body: { addressId, ...change } })).toMatchObject({
        status: 404,
        body: { code: 'address_not_found' },
      });
    }
    expect((await asha.ask(getDeliveryAddress, { query: { addressId } })).status).toBe(404);
    expect(await publicInterface.getAddress(fixture.platform.db, ashaId, addressId)).toBeNull();
  });
});

test("another person's address is not there, whatever is tried", async () => {
  const { addressId } = await saved(asha);
  const before = await list(asha);
  await saved(ravi);
  expect(await ravi.ask(getDeliveryAddress, { query: { addressId } })).toMatchObject({
    status: 404,
    body: { code: 'address_not_found' },
  });
  for (const change of [{ contactName: 'Ravi' }, { isDefault: true }, { remove: true }]) {
    expect((await ravi.ask(updateDeliveryAddress, { body: { addressId, ...change } })).status).toBe(404);
  }
  expect(await list(asha)).toEqual(before);
  expect((await list(ravi)).map((address) => address.addressId)).not.toContain(addressId);
  expect(await publicInterface.getAddress(fixture.platform.db, ashaId, addressId)).toMatchObject({
    addressId,
    districtCode: '525',
    contactName: 'Asha Rao',
  });
});

test('the list comes page by page, the default one first, then the newest', async () => {
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) made.push((await saved(asha)).addressId);
  const met: string[] = [];
  let cursor = '';
  do {
    const { body } = await asha.ask(listDeliveryAddresses, {
      query: { limit: 2, cursor },
    });
    met.push(...body.items.map((address: DeliveryAddress) => address.addressId));
    cursor = body.nextCursor ?? '';
  } while (cursor !== '');
  const [first, ...others] = made;
  expect(met).toEqual([first, ...others.toReversed()]);
  expect((await asha.ask(listDeliveryAddresses, { query: { cursor: 'nonsense' } })).status).toBe(400);
});
