import { addDays } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  barOf,
  beginsTooEarly,
  daysBetween,
  monthsOf,
  placeOf,
  shifted,
  spanOf,
  weeksOf,
} from './plan.rules.ts';

test('a step with one date lasts one day, and one without dates is not planned', () => {
  expect(barOf({ startsOn: null, dueOn: '2026-11-05' })).toEqual({ from: '2026-11-05', to: '2026-11-05' });
  expect(barOf({ startsOn: null, dueOn: null })).toBeNull();
});

test('the line reaches from the first to the last day, also over a new year', () => {
  expect(spanOf(['2026-12-30', '2027-01-02', '2026-12-31'])).toEqual({ from: '2026-12-30', days: 4 });
  expect(spanOf([])).toBeNull();
});

test('weeks begin on Mondays', () => {
  expect(weeksOf({ from: '2026-11-24', days: 14 })).toEqual(['2026-11-30', '2026-12-07']);
  expect(weeksOf({ from: '2026-11-23', days: 7 })).toEqual(['2026-11-23']);
});

test('a step that begins on the day on which the one before it ends is too early', () => {
  const before = { startsOn: '2026-11-02', dueOn: '2026-11-04' };
  expect(beginsTooEarly({ startsOn: '2026-11-04', dueOn: '2026-11-06' }, before)).toBe(true);
  expect(beginsTooEarly({ startsOn: '2026-11-05', dueOn: '2026-11-06' }, before)).toBe(false);
  expect(beginsTooEarly({ startsOn: null, dueOn: null }, before)).toBe(false);
});

test('moving keeps the length, moving back gives what there was, and every bar lies on its line', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((at) => addDays('2026-01-01', at));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: -90, max: 90 }),
      (from, length, by) => {
        const step = { startsOn: from, dueOn: addDays(from, length) };
        const moved = shifted(step, by);
        expect(daysBetween(moved.startsOn, moved.dueOn)).toBe(length);
        expect(shifted(moved, -by)).toEqual(step);
        const bars = [step, moved].flatMap((one) => barOf(one) ?? []);
        const span = spanOf(bars.flatMap((bar) => [bar.from, bar.to]));
        for (const bar of bars) {
          const place = span && placeOf(span, bar);
          expect(place && place.start >= 0 && place.start + place.length <= 1 + 1e-9).toBe(true);
        }
      },
    ),
  );
});

test('a long line is divided by months: the first of each that lies on it', () => {
  const line = spanOf(['2026-11-15', '2027-02-01']);
  expect(line && monthsOf(line)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  const short = spanOf(['2026-11-02', '2026-11-20']);
  expect(short && monthsOf(short)).toEqual([]);
});
