import fc from 'fast-check';
import { addDays } from '@nukkad/contract/kernel/time';
import { expect, test } from 'vitest';
import { type Beside, gapsBeside } from './gap.rules.ts';
import { type Halves, countHalves, halvesOf } from './leave.rules.ts';

const range = (fromDay: string, toDay = fromDay, more: object = {}): Halves => {
  const halves = halvesOf({ fromDay, toDay, fromNoon: false, toNoon: false, ...more });
  if (!halves) throw new Error('These are days.');
  return halves;
};
const beside = (fromDay: string, toDay = fromDay, more: object = {}): Beside => ({
  ...range(fromDay, toDay),
  gapBefore: 0,
  gapAfter: 0,
  ...more,
});
/** Saturday 12, Sunday 13, Monday 14. */
const sunday = new Set(['2026-12-13']);
const monday = range('2026-12-14');

test('Sunday between leave on Saturday and leave on Monday counts, whichever was asked for first', () => {
  expect(gapsBeside(monday, sunday, [beside('2026-12-12')])).toEqual({
    gapBefore: 2,
    gapAfter: 0,
    days: ['2026-12-13'],
  });
  expect(gapsBeside(range('2026-12-12'), sunday, [beside('2026-12-14')])).toMatchObject({ gapAfter: 2 });
  // Asked for with the Sunday in it, on either side.
  expect(gapsBeside(range('2026-12-13', '2026-12-14'), sunday, [beside('2026-12-12')])).toMatchObject({
    gapBefore: 2,
  });
  expect(gapsBeside(monday, sunday, [beside('2026-12-12', '2026-12-13')])).toMatchObject({ gapBefore: 2 });
});

test('it counts once, only beside a half day that is taken, and not without leave on its other side', () => {
  expect(gapsBeside(monday, sunday, [beside('2026-12-12', '2026-12-12', { gapAfter: 2 })]).gapBefore).toBe(0);
  expect(gapsBeside(monday, sunday, []).gapBefore).toBe(0);
  expect(gapsBeside(monday, sunday, [beside('2026-12-11')]).gapBefore).toBe(0);
  const afternoon = range('2026-12-14', '2026-12-14', { fromNoon: true });
  expect(gapsBeside(afternoon, sunday, [beside('2026-12-12')]).gapBefore).toBe(0);
  const morning = { ...beside('2026-12-12'), ...range('2026-12-12', '2026-12-12', { toNoon: true }) };
  expect(gapsBeside(monday, sunday, [morning]).gapBefore).toBe(0);
});

test('leave that is asked for in two parts takes as many days as in one', () => {
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 });
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 19 }), fc.boolean(), (off, cut, isLaterFirst) => {
      const first = '2026-12-01';
      const isOff = new Set(off.map((place) => addDays(first, place)));
      const whole = countHalves(range(first, addDays(first, 20)), isOff, true).halves;
      const parts = [range(first, addDays(first, cut - 1)), range(addDays(first, cut), addDays(first, 20))];
      const [one, other] = isLaterFirst ? parts.toReversed() : parts;
      if (!one || !other) return;
      const alone = countHalves(one, isOff, true).halves;
      const rest = countHalves(other, isOff, true).halves;
      // A part of days off alone is no leave.
      if (alone === 0 || rest === 0) return;
      const { gapBefore, gapAfter } = gapsBeside(other, isOff, [{ ...one, gapBefore: 0, gapAfter: 0 }]);
      expect(alone + rest + gapBefore + gapAfter).toBe(whole);
    }),
    { numRuns: Number(process.env['LEAVE_CASES'] ?? 1_000) },
  );
});
