import { permitted } from '../../../test/walks/permitted.ts';
import { embeddedKyc } from '../../platform/providers/kyc/embedded.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import type { GeocodedPlace } from '../../platform/providers/index.ts';
import { type GeographyInterface, createGeographyDomain } from './index.ts';
import { rulesTransliterator } from '../../platform/providers/transliterator.ts';

let fixture: Mounted;
let publicInterface: GeographyInterface;
/** What the online geocoder does in a test; null: it is not configured. */
let geocode: (() => Promise<readonly GeocodedPlace[]>) | null = null;

beforeAll(async () => {
  fixture = await mounted(
    (platform) => {
      const geography = createGeographyDomain(platform);
      publicInterface = geography;
      return [geography];
    },
    {
      providers: ({ db, clock }) => ({
        kyc: embeddedKyc(db, clock, 'Nukkad'),
        eSign: null,
        sms: { kind: 'test', send: async () => undefined },
        mail: { kind: 'test', send: async () => undefined },
        push: { kind: 'test', send: async () => 'sent' },
        geocoder: { kind: 'test', reverse: async () => (geocode ? geocode() : []) },
        transliterator: rulesTransliterator,
      }),
    },
  );
});
afterAll(() => fixture.close());

const get = (path: string) => fixture.as(null).get(path);
const labels = (body: { items: { label: string }[] }) => body.items.map(({ label }) => label);

test('states by name', async () => {
  const { status, body } = await get('geography/state');
  expect(status).toBe(200);
  expect(body.items).toHaveLength(36);
  expect(body.items).toContainEqual({ stateCode: '29', name: 'Karnataka', isoCode: 'IN-KA' });
});

test('districts of a state, by both calls; an unknown state is not there', async () => {
  const one = await get('geography/getDistrict?stateCode=29');
  const other = await get('states/29');
  expect(one.body).toEqual(other.body);
  expect(one.body.items).toContainEqual({ districtCode: '525', name: 'Bengaluru Urban', stateCode: '29' });
  for (const path of ['states/99', 'states/x', 'geography/getDistrict?stateCode=25']) {
    expect(await get(path)).toMatchObject({
      status: 404,
      body: { code: 'state_unknown', message: 'We don’t know this state. Check it.' },
    });
  }
  expect((await get('geography/getDistrict')).status).toBe(400);
});

test('a PIN code is a service location', async () => {
  const { status, body } = await get('geography/pincode/560038');
  expect(status).toBe(200);
  expect(body).toEqual({
    geoLocation: { type: 'Point', coordinates: [77.6408, 12.9784] },
    address: {
      state: 'Karnataka',
      district: 'Bengaluru Urban',
      subDistrict: expect.any(String),
      pincode: '560038',
      location: 'Indiranagar',
      formatedAddress: 'Indiranagar, Bengaluru, Karnataka 560038',
      stateCode: '29',
      districtCode: '525',
      cityCode: '1277333',
    },
  });
  expect(await get('geography/pincode/999999')).toMatchObject({
    status: 404,
    body: { code: 'pincode_unknown' },
  });
  expect(await get('geography/pincode/056003')).toMatchObject({
    status: 400,
    body: { fields: { pincode: expect.any(String) } },
  });
});

describe('cities', () => {
  test('the largest first; page by page each is met once', async () => {
    const met: string[] = [];
    let path = 'geography/allCities?limit=100';
    for (;;) {
      const { body } = await get(path);
      met.push(...body.items.map((city: { cityCode: string }) => city.cityCode));
      if (body.nextCursor === null) break;
      path = `geography/allCities?limit=100&cursor=${body.nextCursor}`;
    }
    expect(met.length).toBeGreaterThan(3_400);
    expect(new Set(met).size).toBe(met.length);
    expect(
      (await get('geography/allCities?limit=2')).body.items.map((city: { city: string }) => city.city),
    ).toEqual(['Mumbai', 'Delhi']);
  });

  test('where an active partner works comes first, and is the fallback place', async () => {
    await fixture.platform.db
      .transaction()
      .execute((tx) => publicInterface.markServed(tx, permitted({ cityCode: '1277333', served: true })));
    const { body } = await get('geography/allCities?limit=1');
    expect(body.items).toEqual([
      {
        city: 'Bengaluru',
        value: 'bengaluru',
        pincode: '560001',
        cityCode: '1277333',
        coordinates: [77.59369, 12.97194],
        district: 'Bengaluru Urban',
        stateCode: '29',
      },
    ]);
    const next = await get(`geography/allCities?limit=1&cursor=${body.nextCursor}`);
    expect(next.body.items[0].city).toBe('Mumbai');
    expect((await publicInterface.listServedCities(fixture.platform.db, 5)).map(({ slug }) => slug)).toEqual([
      'bengaluru',
    ]);
    await fixture.platform.db
      .transaction()
      .execute((tx) => publicInterface.markServed(tx, permitted({ cityCode: '1277333', served: false })));
  });

  test('by any name', async () => {
    const names = async (q: string) =>
      (await get(`geography/allCities?q=${encodeURIComponent(q)}`)).body.items.map(
        (city: { value: string }) => city.value,
      );
    expect(await names('Bangalore')).toEqual(['bengaluru']);
    expect((await names('मुंबई'))[0]).toBe('mumbai');
    expect(await names('%')).toEqual([]);
    expect(await names("x' or 1=1")).toEqual([]);
  });

  test.each([
    'nonsense',
    Buffer.from('[1,2,3]').toString('base64url'),
    Buffer.from('[true,1e99,"1"]').toString('base64url'),
    '%00',
  ])('a cursor that is not ours is a bad field: %s', async (cursor) => {
    expect(await get(`geography/allCities?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    });
  });
});

describe('the quick search', () => {
  test('finds with a typing mistake, and says which one it is', async () => {
    const { status, body } = await get('geography/localities?q=koramangla&limit=1');
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      kind: 'locality',
      label: 'Koramangala',
      detail: '560034, Bengaluru, Karnataka',
      distanceMetres: null,
    });
  });

  test.each(['', ' ', 'x'.repeat(61), '%00', 'a%00b'])('refuses %j', async (q) => {
    expect((await get(`geography/localities?q=${q}`)).status).toBe(400);
  });

  test.each(["'; drop table pincode; --", '%', '_', '\\', 'इंदिरानगर', 'ಕೋರಮಂಗಲ', '🏠', '‮abc'])(
    'takes %s as words',
    async (q) => {
      expect((await get(`geography/localities?q=${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  test('no more than asked for, at most 100', async () => {
    expect((await get('geography/localities?q=nagar&limit=3')).body.items).toHaveLength(3);
    expect((await get('geography/localities?q=nagar&limit=101')).status).toBe(400);
  });
});

describe('reverse geocoding', () => {
  const at = (lat: number, lng: number) => get(`geography/geographicaldata?lat=${lat}&lng=${lng}`);

  test('three candidates, nearest first, without a provider', async () => {
    geocode = null;
    const { status, body } = await at(12.9784, 77.6408);
    expect(status).toBe(200);
    expect(labels(body)).toEqual(['Indiranagar', expect.any(String), expect.any(String)]);
    expect(body.items[0]).toMatchObject({
      kind: 'pincode',
      detail: '560038, Bengaluru, Karnataka',
      distanceMetres: 0,
    });
    expect(body.items[1].distanceMetres).toBeLessThanOrEqual(body.items[2].distanceMetres);
  });

  test('out of India there is none', async () => {
    for (const [lat, lng] of [
      [12, 70],
      [51.5, -0.12],
      [90, 180],
      [-90, -180],
    ] as const) {
      expect(await at(lat, lng)).toMatchObject({
        status: 404,
        body: { code: 'place_not_found', message: 'Unable to get address, Please try again' },
      });
    }
  });

  test('no numbers, or numbers of no point, are bad fields', async () => {
    for (const query of [
      '',
      '?lat=12',
      '?lat=x&lng=77',
      '?lat=91&lng=77',
      '?lat=12&lng=NaN',
      '?lat=1e400&lng=77',
    ]) {
      expect((await get(`geography/geographicaldata${query}`)).status).toBe(400);
    }
  });

  test('the provider names the place; the PIN codes fill up to three', async () => {
    geocode = async () => [{ label: '12th Main', pincode: '560008', latitude: 12.9787, longitude: 77.641 }];
    const { body } = await at(12.9784, 77.6408);
    expect(labels(body)).toContain('12th Main');
    expect(body.items).toHaveLength(3);
    expect(
      new Set(
        body.items.map(
          (item: { location: { address: { pincode: string } } }) => item.location.address.pincode,
        ),
      ).size,
    ).toBe(3);
  });

  test.each([
    [
      'fails',
      async () => {
        throw new Error('503');
      },
    ],
    [
      'names a PIN code that does not exist',
      async () => [{ label: 'Nowhere', pincode: '999999', latitude: 12.9, longitude: 77.6 }],
    ],
    [
      'names a place far away',
      async () => [{ label: 'Far', pincode: '590001', latitude: 15.85, longitude: 74.5 }],
    ],
  ])('a provider that %s is not heard', async (_what, behave) => {
    geocode = behave;
    const { status, body } = await at(12.9784, 77.6408);
    expect(status).toBe(200);
    expect(labels(body)[0]).toBe('Indiranagar');
    geocode = null;
  });
});

describe('the door', () => {
  const reader = () => fixture.platform.db;

  test('locates, and finds the nearest', async () => {
    expect(await publicInterface.locate(reader(), '560038')).toMatchObject({
      name: 'Indiranagar',
      city: 'Bengaluru',
      stateCode: '29',
      latitude: 12.9784,
    });
    expect(await publicInterface.locate(reader(), '999999')).toBeNull();
    expect(await publicInterface.nearest(reader(), 12.9784, 77.6408)).toMatchObject({ pincode: '560038' });
    expect(await publicInterface.nearest(reader(), 51.5, -0.12)).toBeNull();
  });

  test('knows cities by slug and code', async () => {
    const city = await publicInterface.cityBySlug(reader(), 'bengaluru');
    expect(city).toMatchObject({ cityCode: '1277333', name: 'Bengaluru', pincode: '560001', served: false });
    expect(await publicInterface.cityByCode(reader(), '1277333')).toEqual(city);
    expect(await publicInterface.cityBySlug(reader(), 'atlantis')).toBeNull();
  });

  test('lists the PIN codes of a circle, nearest first', async () => {
    const around = await publicInterface.listPincodesAround(
      reader(),
      { latitude: 12.9784, longitude: 77.6408 },
      5_000,
    );
    expect(around[0]?.pincode).toBe('560038');
    expect(around.length).toBeGreaterThan(10);
    expect(around.map(({ pincode }) => pincode)).not.toContain('560066');
  });
});
