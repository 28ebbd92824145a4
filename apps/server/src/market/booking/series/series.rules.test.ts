import { istDay, istWeekday } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Pattern,
  boundPassed,
  dayOf,
  defaultSeriesRules,
  madeUntil,
  movedFrom,
  plannedAfter,
  slotOf,
  startOf,
} from './series.rules.ts';

const days = fc
  .integer({ min: 0, max: 3_000 })
  .map((n) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));
const slots = fc.integer({ min: 1100, max: 1147 });
const weeks = fc.constantFrom(1, 2, 4);
const patterns: fc.Arbitrary<Pattern> = fc.record({
  everyWeeks: weeks,
  slotId: slots,
  anchorOrdinal: fc.constant(1),
  anchorDay: days,
  visits: fc.integer({ min: 2, max: 52 }),
  untilDay: fc.constant(null),
});

test('Asha books a weekly clean on Tuesdays: twelve visits, a week apart', () => {
  const pattern: Pattern = {
    everyWeeks: 1,
    slotId: 1120,
    anchorOrdinal: 1,
    anchorDay: '2026-11-24',
    visits: 12,
    untilDay: null,
  };
  const later = plannedAfter(pattern, 1, 100);
  expect(later).toHaveLength(11);
  expect(later[0]).toEqual({ ordinal: 2, day: '2026-12-01' });
  expect(later.at(-1)).toEqual({ ordinal: 12, day: '2027-02-09' });
  expect(dayOf({ ...pattern, visits: null, untilDay: '2026-12-08' }, 4)).toBeNull();
});

test('no two visits are on one day, and all are on the weekday and hour of the first', () => {
  fc.assert(
    fc.property(patterns, (pattern) => {
      const all = plannedAfter(pattern, 0, 60);
      expect(all).toHaveLength(pattern.visits ?? 0);
      expect(new Set(all.map(({ day }) => day)).size).toBe(all.length);
      for (const { day } of all) {
        expect(istWeekday(day)).toBe(istWeekday(pattern.anchorDay));
        const startsAt = startOf(day, pattern.slotId);
        expect([istDay(startsAt), slotOf(startsAt)]).toEqual([day, pattern.slotId]);
      }
    }),
  );
});

test('moved from a visit on, earlier ones stay, later ones keep their numbers, and no two share a day', () => {
  fc.assert(
    fc.property(
      patterns,
      fc.nat(),
      fc.integer({ min: -6, max: 6 }),
      weeks,
      slots,
      (pattern, n, by, everyWeeks, slotId) => {
        const count = pattern.visits ?? 2;
        const ordinal = 2 + (n % (count - 1));
        const before = plannedAfter(pattern, 0, ordinal - 1);
        const old = dayOf(pattern, ordinal) ?? '';
        const day = new Date(Date.parse(`${old}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
        const after = plannedAfter(movedFrom(pattern, { ordinal, day, everyWeeks, slotId }), ordinal - 1, 60);
        const all = [...before, ...after];
        expect(all.map((one) => one.ordinal)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        expect(new Set(all.map((one) => one.day)).size).toBe(count);
      },
    ),
  );
});

test('the visits that are made now are those of the days that anyone can book', () => {
  expect(madeUntil(new Date('2026-11-23T18:29:59.999Z'), defaultSeriesRules)).toBe('2026-12-06');
  expect(madeUntil(new Date('2026-11-23T18:30:00.000Z'), defaultSeriesRules)).toBe('2026-12-07');
});

test('a series has 2 visits at least and stays within number and days', () => {
  const at = (request: Omit<Parameters<typeof boundPassed>[0], 'everyWeeks'>, everyWeeks: 1 | 2 | 4 = 1) =>
    boundPassed({ everyWeeks, ...request }, '2026-11-24', defaultSeriesRules);
  expect([at({ visits: 2 }), at({ visits: 52 }), at({ visits: 53 })]).toEqual([null, null, 'visits']);
  expect(at({ visits: 30 }, 4)).toBe('visits');
  expect([at({ until: '2026-11-30' }), at({ until: '2026-12-01' })]).toEqual(['until', null]);
  expect(at({ until: '2027-11-25' })).toBe('until');
});
