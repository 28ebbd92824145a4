import { expect, test } from 'vitest';
import { labelsOf } from './map-labels.ts';

const dot = (name: string, x: number, y: number) => ({ name, x, y });

test('a place is named beside its dot, on the side that has room', () => {
  const labels = labelsOf([dot('Domlur', 40, 60), dot('Koramangala', 225, 200)], 240);
  expect(labels.map(({ name, anchor }) => [name, anchor])).toEqual([
    ['Domlur', 'start'],
    ['Koramangala', 'end'],
  ]);
});

test('of names that would touch, the nearest is written; a name is written once', () => {
  const labels = labelsOf(
    [dot('Ulsoor', 40, 60), dot('Ulsoor', 40, 100), dot('Shivajinagar', 50, 62), dot('Hebbal', 40, 20)],
    240,
  );
  expect(labels.map(({ name, y }) => [name, y])).toEqual([
    ['Ulsoor', 60],
    ['Hebbal', 20],
  ]);
});

test('no name leaves the drawing or covers the place of the business', () => {
  expect(labelsOf([dot('A name that is far too long for any side of it', 120, 60)], 240)).toEqual([]);
  expect(labelsOf([dot('Indiranagar', 118, 121)], 240)).toEqual([]);
});
