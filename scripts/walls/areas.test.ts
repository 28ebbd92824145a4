import { expect, test } from 'vitest';
import { areaOrder } from './area-order.cjs';
import { projectRoot } from '../project.mjs';
import { areasWithoutServer, movedBetweenAreas, readFloors } from './areas.ts';

const { placed, loose } = readFloors(projectRoot);

test('a domain lies in the same area on every floor', () => {
  expect(placed.length).toBeGreaterThan(40);
  expect(movedBetweenAreas(placed)).toEqual([]);
});

test('every area of a floor is an area of the server', () => {
  expect(areasWithoutServer(placed)).toEqual([]);
});

test('every area has its place in the order', () => {
  const areas = new Set(placed.map(({ area }) => area));
  expect([...areas].toSorted()).toEqual(areaOrder.toSorted());
});

test('an area holds domains and no files of its own', () => {
  expect(loose).toEqual([]);
});

test('a domain in two areas and an area that the server does not have are found', () => {
  const planted = [
    { floor: 'apps/server/src', area: 'light', domain: 'lamp' },
    { floor: 'apps/web/src', area: 'sky', domain: 'lamp' },
  ];
  expect(movedBetweenAreas(planted)).toEqual(['lamp: light, sky']);
  expect(areasWithoutServer(planted)).toEqual(['sky']);
});
