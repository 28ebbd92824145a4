import { expect, test } from 'vitest';
import { whereIs } from './place.rules.ts';

const office = { name: 'Office', latitude: 12.9716, longitude: 77.6412, radiusMetres: 100 };
const depot = { name: 'Depot', latitude: 12.98, longitude: 77.6412, radiusMetres: 100 };
/** A thousandth of a degree of latitude is 111 metres. */
const north = (thousandths: number, accuracyMetres = 0) => ({
  latitude: office.latitude + thousandths / 1_000,
  longitude: office.longitude,
  accuracyMetres,
});

test('within the radius it is at the site, beyond it is far from the nearest', () => {
  expect(whereIs(north(0.5), [depot, office])).toEqual({ site: 'Office', distanceMetres: 56, isFar: false });
  expect(whereIs(north(2), [depot, office])).toEqual({ site: null, distanceMetres: 222, isFar: true });
});

test('a phone that is unsure is believed within 200 metres and no further', () => {
  expect(whereIs(north(2, 150), [office]).isFar).toBe(false);
  expect(whereIs(north(2, 50), [office]).isFar).toBe(true);
  expect(whereIs(north(5, 100_000), [office]).isFar).toBe(true);
});

test('without a place or a site nothing is said to be far', () => {
  const unknown = { site: null, distanceMetres: null, isFar: false };
  expect(whereIs(undefined, [office])).toEqual(unknown);
  expect(whereIs(north(0), [])).toEqual(unknown);
});
