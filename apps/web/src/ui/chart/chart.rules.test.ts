import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, floorOf, namedEvery, scaleOf } from './chart.rules.ts';

const box = { width: 320, top: 16, bottom: 120 };
const values = fc.array(fc.integer({ min: -5_000_000, max: 50_000_000 }), { minLength: 1, maxLength: 31 });

test('every bar stands within the chart beside the one before it, on the floor or hanging from it', () => {
  fc.assert(
    fc.property(values, (all) => {
      const floor = floorOf(all, box);
      let end = 0;
      barsOf(all, box).forEach(({ left, top, width, height, isBelow }, place) => {
        expect(left).toBeGreaterThanOrEqual(end);
        end = left + width;
        expect(end).toBeLessThanOrEqual(box.width + 1e-6);
        expect(isBelow).toBe((all[place] ?? 0) < 0);
        expect(isBelow ? top : top + height).toBeCloseTo(floor);
        expect(height > 0).toBe(all[place] !== 0);
      });
    }),
  );
});

test('the highest bar reaches the head, and days without anything have none', () => {
  const [none, half, whole] = barsOf([0, 500, 1_000], box);
  expect([none?.height, whole?.top, whole?.height]).toEqual([0, 16, 104]);
  expect(half?.height).toBe(52);
});

test('on a phone at most so many bars are named', () => {
  expect([namedEvery(7, 8), namedEvery(30, 8), namedEvery(0, 8)]).toEqual([1, 4, 1]);
});

test('a scale has one to four round values, none above the largest, and none of nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (most) => {
      const scale = scaleOf([0, most, -5]);
      expect(scale.length).toBeGreaterThanOrEqual(1);
      expect(scale.length).toBeLessThanOrEqual(4);
      expect(Math.max(...scale)).toBeLessThanOrEqual(most);
      expect(Math.max(...scale)).toBeGreaterThan(most / 2.6);
    }),
  );
  expect(scaleOf([0, -3])).toEqual([]);
  expect(scaleOf([1_20_000_00])).toEqual([50_000_00, 100_000_00]);
});
