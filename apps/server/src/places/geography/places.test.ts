import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGeography } from '../../../seed/geography.ts';
import { type TestDatabase, emptyDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { findCityBySlug } from './area.store.ts';
import { findPincode } from './place.store.ts';
import { nearestPincodes } from './reverse-geocode.ts';
import { searchPlaces } from './search-places.ts';

/** All of India, as in production. */
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.url);
  db = openDatabase(openPool(database.url, { queryTimeoutMs: 60_000 }));
  await loadGeography(db, { scale: 'full' });
}, 180_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const found = async (q: string, limit = 10) =>
  (await searchPlaces(db, { q, limit })).map((row) => `${row.kind} ${row.name} ${row.pincode}`);

test('everything is there, and a second load changes nothing', async () => {
  const counts = sql<{
    state: number;
    district: number;
    city: number;
    pincode: number;
    locality: number;
  }>`select
    (select count(*) from state) as state, (select count(*) from district) as district, (select count(*) from city) as city,
    (select count(*) from pincode) as pincode, (select count(*) from locality) as locality`;
  const first = (await counts.execute(db)).rows;
  expect(first).toEqual([
    { state: 36, district: 763, city: expect.any(Number), pincode: 19_486, locality: expect.any(Number) },
  ]);
  expect(first[0]?.city).toBeGreaterThan(3_400);
  expect(first[0]?.locality).toBeGreaterThan(164_000);
  await Promise.all([loadGeography(db, { scale: 'full' }), loadGeography(db, { scale: 'small' })]);
  expect((await counts.execute(db)).rows).toEqual(first);
});

/** PIN codes that people know, and where they are. */
test.each([
  ['110001', 'Delhi', 'Delhi', 28.632, 77.219],
  ['400001', 'Maharashtra', 'Mumbai', 18.938, 72.836],
  ['700001', 'West Bengal', 'Kolkata', 22.572, 88.35],
  ['600001', 'Tamil Nadu', 'Chennai', 13.09, 80.287],
  ['500001', 'Telangana', 'Hyderabad', 17.389, 78.477],
  ['411001', 'Maharashtra', 'Pune', 18.52, 73.875],
  ['380001', 'Gujarat', 'Ahmedabad', 23.026, 72.585],
  ['302001', 'Rajasthan', 'Jaipur', 26.918, 75.8],
  ['226001', 'Uttar Pradesh', 'Lucknow', 26.85, 80.945],
  ['800001', 'Bihar', 'Patna', 25.611, 85.135],
  ['560001', 'Karnataka', 'Bengaluru', 12.979, 77.594],
  ['560034', 'Karnataka', 'Bengaluru', 12.93, 77.624],
  ['560038', 'Karnataka', 'Bengaluru', 12.978, 77.641],
  ['560066', 'Karnataka', 'Bengaluru', 12.969, 77.749],
  ['560102', 'Karnataka', 'Bengaluru', 12.912, 77.64],
  ['570001', 'Karnataka', 'Mysuru', 12.307, 76.655],
  ['575001', 'Karnataka', 'Mangaluru', 12.866, 74.841],
  ['695001', 'Kerala', 'Thiruvananthapuram', 8.495, 76.95],
  ['682001', 'Kerala', 'Kochi', 9.965, 76.243],
  ['781001', 'Assam', 'Guwahati', 26.185, 91.745],
  ['751001', 'Odisha', 'Bhubaneswar', 20.272, 85.834],
  ['462001', 'Madhya Pradesh', 'Bhopal', 23.261, 77.41],
  ['160017', 'Chandigarh', 'Chandigarh', 30.741, 76.784],
  ['143001', 'Punjab', 'Amritsar', 31.633, 74.872],
  ['208001', 'Uttar Pradesh', 'Kanpur', 26.468, 80.35],
  ['403001', 'Goa', 'Panaji', 15.498, 73.828],
  ['641001', 'Tamil Nadu', 'Coimbatore', 11, 76.966],
  ['452001', 'Madhya Pradesh', 'Indore', 22.719, 75.871],
])('%s lies in %s, %s', async (pincode, state, city, latitude, longitude) => {
  const place = await findPincode(db, pincode);
  expect(place).toMatchObject({ pincode, state, city });
  expect(distanceMetres(place!, { latitude, longitude })).toBeLessThan(5_000);
});

describe('where a point is', () => {
  test.each([
    ['Indiranagar', 12.9784, 77.6408, '560038'],
    ['Koramangala', 12.9352, 77.6245, '560034'],
    ['Whitefield', 12.9698, 77.75, '560066'],
    ['Connaught Place', 28.6315, 77.2167, '110001'],
    ['Bandra West', 19.0596, 72.8295, '400050'],
    ['Kanniyakumari', 8.0883, 77.5385, '629702'],
  ])('%s is among the three, nearest first', async (_name, latitude, longitude, pincode) => {
    const places = await nearestPincodes(db, { latitude, longitude });
    expect(places).toHaveLength(3);
    expect(places.map((place) => place.pincode)).toContain(pincode);
    const distances = places.map((place) => place.distanceMetres);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test.each([
    ['the Arabian Sea', 12, 70],
    ['Kathmandu', 27.7172, 85.324],
    ['Colombo', 6.93, 79.86],
    ['Dhaka', 23.8103, 90.4125],
    ['the North Pole', 90, 0],
    ['the date line', 0, 180],
  ])('%s is out of India', async (_name, latitude, longitude) => {
    expect(await nearestPincodes(db, { latitude, longitude })).toEqual([]);
  });
});

describe('the quick search', () => {
  test.each([
    ['560038', 'pincode Indiranagar 560038'],
    ['Koramangala', 'locality Koramangala 560034'],
    ['jp nagar', 'locality J P Nagar 560078'],
    ['Bombay', 'city Mumbai 400070'],
    ['बेंगलुरु', 'city Bengaluru 560001'],
    ['दिल्ली', 'city Delhi 110006'],
    ['Indiranagar Bangalore', 'locality Indiranagar 560038'],
    ['electronics', 'locality Electronics City 560100'],
  ])('%s finds it first', async (q, first) => expect((await found(q))[0]).toBe(first));

  test.each([
    ['koramangla', 'locality Koramangala 560034'],
    ['whitefeild', 'locality Whitefield 560066'],
    ['malleshwaram', 'locality Malleswaram 560003'],
    ['bengluru', 'city Bengaluru 560001'],
    ['calcuta', 'city Kolkata 700013'],
    ['conaught place', 'locality Connaught Place 110001'],
    ['indirangar bengaluru', 'locality Indiranagar 560038'],
  ])('%s is forgiven', async (q, meant) => expect((await found(q)).slice(0, 3)).toContain(meant));

  test('served places come first', async () => {
    expect((await found('in'))[0]).toBe('city Indore 452005');
    await sql`update city set served = city_code = '1277333'`.execute(db);
    expect((await found('in'))[0]).toBe('locality Indiranagar 560038');
    await sql`update city set served = false where served`.execute(db);
  });

  test.each([
    "'; drop table city; --",
    '%%%%',
    '____',
    '\\',
    "' or 1=1 --",
    '((((',
    '🏠🏠',
    'ஃஃஃ',
    '12345678901234567890',
    ' . ',
  ])('what cannot be a name is safe: %s', async (q) => {
    expect(Array.isArray(await found(q))).toBe(true);
    expect(await findCityBySlug(db, q)).toBeNull();
    expect(
      (await sql<{ count: number }>`select count(*) as count from city`.execute(db)).rows[0]?.count,
    ).toBeGreaterThan(3_000);
  });
});
