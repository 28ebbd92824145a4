import { addDays, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Days,
  barOf,
  barsOf,
  daysBetween,
  instantsOf,
  periodOf,
  previousOf,
  stepOf,
} from './period.rules.ts';

const aDay = fc.integer({ min: 0, max: 3_000 }).map((after) => addDays('2024-01-01', after));
const someDays = fc
  .tuple(aDay, fc.integer({ min: 1, max: 366 }))
  .map(([from, count]): Days => ({ from, to: addDays(from, count - 1) }));

test('today, this week and this month hold today, and begin at midnight in India', () => {
  fc.assert(
    fc.property(aDay, fc.constantFrom('today', 'week', 'month'), (today, window) => {
      const days = periodOf({ window }, today);
      expect(days.from <= today && today <= days.to).toBe(true);
      const { from, to } = instantsOf(days);
      expect(from.toISOString().slice(11)).toBe('18:30:00.000Z');
      expect([istDay(from), istDay(new Date(to.getTime() - 1))]).toEqual([days.from, days.to]);
      if (window === 'week') expect([istWeekday(days.from), istWeekday(days.to)]).toEqual([1, 7]);
      if (window === 'month') {
        expect(days.from.endsWith('-01')).toBe(true);
        expect(addDays(days.to, 1).endsWith('-01')).toBe(true);
      }
    }),
  );
});

test('the period before ends before the period, holds no more days, and of a week those that have passed', () => {
  fc.assert(
    fc.property(aDay, fc.constantFrom('today', 'week', 'month'), (today, window) => {
      const days = periodOf({ window }, today);
      const before = previousOf(window, days, today);
      expect(before.from <= before.to && before.to < days.from).toBe(true);
      const passed = daysBetween({ from: days.from, to: today });
      expect(daysBetween(before)).toBeLessThanOrEqual(passed);
      if (window === 'week') expect(addDays(before.to, 7)).toBe(today);
    }),
  );
  fc.assert(
    fc.property(someDays, aDay, (days, today) => {
      const before = previousOf('custom', days, today);
      expect(daysBetween(before)).toBe(daysBetween(days));
      expect(addDays(before.to, 1)).toBe(days.from);
    }),
  );
});

test('the 31st of a month is compared with the whole month before, the 10th with its first ten days', () => {
  const of = (today: string) => previousOf('month', periodOf({ window: 'month' }, today), today);
  expect(of('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(of('2026-11-10')).toEqual({ from: '2026-10-01', to: '2026-10-10' });
  expect(of('2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-01' });
});

test('every day of a period belongs to one bar; bars have no gap, and a phone can show them', () => {
  fc.assert(
    fc.property(someDays, fc.nat(365), (days, at) => {
      const step = stepOf(days);
      const bars = barsOf(days, step);
      expect(bars).toEqual(bars.toSorted());
      expect(bars[0]).toBe(days.from);
      expect(bars.length).toBeLessThanOrEqual(31);
      const day = addDays(days.from, at % daysBetween(days));
      expect(bars).toContain(barOf(day, step, days));
    }),
  );
});

test('a job at half past midnight in India is of the new day', () => {
  const { from, to } = instantsOf(periodOf({ window: 'today' }, '2026-11-23'));
  const job = istInstant('2026-11-23', 30);
  expect(job >= from && job < to).toBe(true);
  expect(job.toISOString()).toBe('2026-11-22T19:00:00.000Z');
});
