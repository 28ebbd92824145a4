import { addDays } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Accruing,
  countHalves,
  datesOf,
  daysIn,
  entriesDue,
  halvesOf,
  instantOfHalf,
  leaveYearOf,
  sumOf,
} from './leave.rules.ts';

const runs = Number(process.env['LEAVE_RUNS'] ?? 500);
const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
const aRange = fc
  .record({ from: aDay, more: fc.integer({ min: 0, max: 40 }), fromNoon: fc.boolean(), toNoon: fc.boolean() })
  .map(({ from, more, fromNoon, toNoon }) => ({
    fromDay: from,
    toDay: addDays(from, more),
    fromNoon,
    toNoon,
  }))
  .filter((dates) => halvesOf(dates) !== null);
const someOff = fc.array(fc.integer({ min: -5, max: 50 }), { maxLength: 20 });
const none = new Set<string>();

test('Friday to Tuesday with Sunday off is four days, five where days off between count', () => {
  const range = halvesOf({ fromDay: '2026-11-27', toDay: '2026-12-01', fromNoon: false, toNoon: false });
  if (!range) throw new Error('These are days.');
  const off = new Set(['2026-11-29']);
  expect(countHalves(range, off, false)).toEqual({ halves: 8, daysOff: ['2026-11-29'] });
  expect(countHalves(range, off, true)).toEqual({ halves: 10, daysOff: [] });
});

test('days off at the beginning and the end never count, not even in a sandwich', () => {
  const range = halvesOf({ fromDay: '2026-11-28', toDay: '2026-11-29', fromNoon: false, toNoon: false });
  if (!range) throw new Error('These are days.');
  expect(countHalves(range, new Set(['2026-11-29']), true)).toEqual({ halves: 2, daysOff: ['2026-11-29'] });
});

test('half a day begins or ends at noon in India, and a day from noon to noon of the same day is none', () => {
  const range = halvesOf({ fromDay: '2026-11-28', toDay: '2026-11-28', fromNoon: true, toNoon: false });
  expect(range && instantOfHalf(range.first).toISOString()).toBe('2026-11-28T06:30:00.000Z');
  expect(range && instantOfHalf(range.end).toISOString()).toBe('2026-11-28T18:30:00.000Z');
  expect(halvesOf({ fromDay: '2026-11-28', toDay: '2026-11-28', fromNoon: true, toNoon: true })).toBeNull();
});

test('any dates become half days and come back as they were', () => {
  fc.assert(
    fc.property(aRange, (dates) => {
      const range = halvesOf(dates);
      expect(range && datesOf(range)).toEqual(dates);
    }),
    { numRuns: runs },
  );
});

test('what counts and what is off add up to the leave, and a sandwich never counts less', () => {
  fc.assert(
    fc.property(aRange, someOff, (dates, places) => {
      const range = halvesOf(dates);
      if (!range) return;
      const off = new Set(places.map((place) => addDays(dates.fromDay, place)));
      const plain = countHalves(range, off, false);
      const whole = countHalves(range, none, false).halves;
      expect(whole).toBe(range.end - range.first);
      const lost = plain.daysOff.reduce(
        (sum, day) =>
          sum + countHalves(range, new Set(daysIn(range).filter((one) => one !== day)), false).halves,
        0,
      );
      expect(plain.halves + lost).toBe(whole);
      expect(countHalves(range, off, true).halves).toBeGreaterThanOrEqual(plain.halves);
    }),
    { numRuns: runs },
  );
});

const aType: fc.Arbitrary<Accruing> = fc.record({
  halvesAYear: fc.integer({ min: 1, max: 120 }),
  accrual: fc.constantFrom('yearly' as const, 'monthly' as const),
  carryHalves: fc.integer({ min: 0, max: 60 }),
  yearStartsMonth: fc.integer({ min: 1, max: 12 }),
});

test('however often the clock looks, a whole leave year brings its days exactly once', () => {
  fc.assert(
    fc.property(aType, fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 30 }), (type, looks) => {
      const yearStart = leaveYearOf('2027-06-15', type.yearStartsMonth);
      const nextYear = leaveYearOf(addDays(yearStart, 370), type.yearStartsMonth);
      const days = [...looks.map((at) => addDays(yearStart, at)), addDays(nextYear, -1)].toSorted();
      const accrued = new Set<string>();
      let balance = 0;
      for (const day of days) {
        const due = entriesDue(type, { balance, joinedOn: '2020-01-01', accrued }, day);
        for (const { period } of due) accrued.add(period);
        balance += sumOf(due);
      }
      expect(balance).toBe(type.halvesAYear);
    }),
    { numRuns: runs },
  );
});

test('a new leave year begins with what may be carried over and its first days', () => {
  fc.assert(
    fc.property(aType, fc.integer({ min: 0, max: 200 }), (type, left) => {
      const yearStart = leaveYearOf('2027-06-15', type.yearStartsMonth);
      const account = { balance: left, joinedOn: '2020-01-01', accrued: new Set([addDays(yearStart, -31)]) };
      const due = entriesDue(type, account, yearStart);
      const first = due.filter(({ kind }) => kind === 'accrued');
      expect(left + sumOf(due)).toBe(Math.min(left, type.carryHalves) + sumOf(first));
      expect(due.every(({ kind, period }) => kind === 'accrued' || period === yearStart)).toBe(true);
    }),
    { numRuns: runs },
  );
});

test('who joins in October of a calendar year gets a quarter of it', () => {
  const account = { balance: 0, joinedOn: '2026-10-12', accrued: none };
  const type = { halvesAYear: 24, carryHalves: 0, yearStartsMonth: 1 };
  const due = (accrual: 'yearly' | 'monthly', today: string) =>
    sumOf(entriesDue({ ...type, accrual }, account, today));
  expect(due('yearly', '2026-10-12')).toBe(6);
  expect(due('monthly', '2026-10-12')).toBe(2);
  expect(due('monthly', '2026-12-31')).toBe(6);
});
