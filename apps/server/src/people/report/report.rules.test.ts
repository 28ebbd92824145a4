import { dayCategories } from '@nukkad/contract/people/attendance/attendance.model';
import { addDays } from '@nukkad/contract/kernel/time';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { halvesOf, monthsUntil, sharesOf } from './report.rules.ts';

test('months go back over the year, and end with the present one', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUntil('2028-02-29', 1)).toEqual(['2028-02']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 12 }), (at, count) => {
      const today = addDays('2000-01-01', at);
      const months = monthsUntil(today, count);
      expect(months).toHaveLength(count);
      expect(months.at(-1)).toBe(today.slice(0, 7));
      expect(months.toSorted()).toEqual(months);
    }),
  );
});

const totals = fc.record({
  days: fc.record(
    Object.fromEntries(dayCategories.map((category) => [category, fc.nat(31)])) as Record<
      (typeof dayCategories)[number],
      fc.Arbitrary<number>
    >,
  ),
  workedMinutes: fc.nat(40_000),
  overtimeMinutes: fc.nat(6_000),
  lateDays: fc.nat(31),
});

test('half a day is half attended; leave, holidays and weekends are not due', () => {
  const none = Object.fromEntries(dayCategories.map((category) => [category, 0])) as Record<
    (typeof dayCategories)[number],
    number
  >;
  const days = {
    ...none,
    present: 10,
    'over time': 2,
    'half day': 3,
    absent: 1,
    'paid leave': 4,
    weekend: 8,
  };
  expect(halvesOf({ days })).toEqual({ due: 32, attended: 27 });
});

test('departments together are everyone, and no one attends more than is due', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ departmentName: fc.constantFrom('Cleaning', 'Repairs', null), totals }), {
        maxLength: 30,
      }),
      (people) => {
        const shares = sharesOf('2026-11', people);
        const sum = (of: (share: (typeof shares)[number]) => number) =>
          shares.reduce((all, share) => all + of(share), 0);
        expect(sum((share) => share.people)).toBe(people.length);
        expect(sum(({ overtimeMinutes }) => overtimeMinutes)).toBe(
          people.reduce((all, one) => all + one.totals.overtimeMinutes, 0),
        );
        expect(shares.every(({ dueHalves, attendedHalves }) => attendedHalves <= dueHalves)).toBe(true);
        expect(new Set(shares.map(({ department }) => department)).size).toBe(shares.length);
      },
    ),
  );
});
