import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxAround,
  formatAddress,
  nearestFirst,
  pointOfAddress,
  searchable,
  slugOf,
} from './geography.rules.ts';
import { readPlaceQuery } from './place.rules.ts';

const indiranagar = { latitude: 12.9784, longitude: 77.6408 };

describe('a name as the search compares it', () => {
  test.each([
    ['  Whitefield ', 'whitefield'],
    ['J. P. Nagar', 'jp nagar'],
    ['J P Nagar', 'jp nagar'],
    ['Tumkūr', 'tumkur'],
    ['H.S.R. Layout', 'hsr layout'],
    ['St. Thomas Town', 'st thomas town'],
    ['बेंगलुरु', 'बेंगलुरु'],
    ["%'; drop table city; --_", 'drop table city'],
    ['---', ''],
  ])('%s', (name, compared) => expect(searchable(name)).toBe(compared));

  test('compared twice, nothing changes, and no character with a meaning in SQL or a pattern is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const once = searchable(name);
        expect(searchable(once)).toBe(once);
        expect(once).not.toMatch(/[%_\\'"()|.*+?[\]{}^$]/);
      }),
    );
  });

  test('a slug', () => {
    expect(slugOf('Pimpri-Chinchwad')).toBe('pimpri-chinchwad');
    expect(slugOf('Tumkūr')).toBe('tumkur');
  });
});

test.each([
  ['560', { kind: 'number', digits: '560' }],
  [' 560 038 ', { kind: 'number', digits: '560038' }],
  ['Indiranagar 560038', { kind: 'number', digits: '560038' }],
  ['Indiranagar, 560 038', { kind: 'number', digits: '560038' }],
  ['0560', { kind: 'words', words: '0560' }],
  ['9876543210', { kind: 'words', words: '9876543210' }],
  ['4th Block', { kind: 'words', words: '4th block' }],
])('the question %s', (asked, question) => expect(readPlaceQuery(asked)).toEqual(question));

test('an address in one line leaves out what is empty and what it said before', () => {
  const parts = {
    line1: '12, 100 Feet Road',
    landmark: '',
    locality: 'Indiranagar',
    town: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
  };
  expect(formatAddress(parts)).toBe('12, 100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038');
  expect(formatAddress({ ...parts, landmark: 'indiranagar', locality: 'Indiranagar' })).toBe(
    '12, 100 Feet Road, indiranagar, Bengaluru, Karnataka 560038',
  );
});

test('a pin is believed within 25 km of its PIN code, and only when it is whole', () => {
  const near = { latitude: 12.99, longitude: 77.65 };
  expect(pointOfAddress(near, indiranagar)).toEqual(near);
  expect(pointOfAddress({ latitude: 28.6, longitude: 77.2 }, indiranagar)).toEqual(indiranagar);
  expect(pointOfAddress({ latitude: 12.99 }, indiranagar)).toEqual(indiranagar);
});

test('a box holds the whole circle', () => {
  const point = fc.record({
    latitude: fc.double({ min: 7, max: 37, noNaN: true }),
    longitude: fc.double({ min: 69, max: 97, noNaN: true }),
  });
  fc.assert(
    fc.property(
      point,
      fc.integer({ min: 100, max: 50_000 }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      (centre, radius, angle) => {
        const latitude = centre.latitude + (Math.sin(angle) * radius * 0.999) / 111_195;
        const longitude =
          centre.longitude +
          (Math.cos(angle) * radius * 0.99) / (111_195 * Math.cos((centre.latitude * Math.PI) / 180));
        const box = boxAround(centre, radius);
        if (distanceMetres(centre, { latitude, longitude }) > radius) return;
        expect(latitude).toBeGreaterThanOrEqual(box.south);
        expect(latitude).toBeLessThanOrEqual(box.north);
        expect(longitude).toBeGreaterThanOrEqual(box.west);
        expect(longitude).toBeLessThanOrEqual(box.east);
      },
    ),
  );
});

test('nearest first, no more than asked for, none out of reach', () => {
  const places = [13.2, 12.98, 20, 12.99, 12.9785].map((latitude) => ({ latitude, longitude: 77.6408 }));
  const found = nearestFirst(indiranagar, places, 3, 50_000);
  expect(found.map(({ latitude }) => latitude)).toEqual([12.9785, 12.98, 12.99]);
  expect(found[0]?.distanceMetres).toBe(11);
});

test('distances by the Earth of the specification, 6371 km', () => {
  const quarter = distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 });
  expect(Math.round(quarter)).toBe(Math.round((Math.PI / 2) * 6_371_000));
  expect(distanceMetres(indiranagar, indiranagar)).toBe(0);
});
