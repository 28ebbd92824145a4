import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOff, isWeekend } from './holiday.rules.ts';

const rule = (weekdays: number[], saturdays: number[] = [], departmentId: string | null = null) => ({
  departmentId,
  weekdays,
  saturdays,
});

test('without a rule Sundays are off, and a department’s rule counts instead of that of all', () => {
  expect(daysOff([], [])(null, '2026-11-22')).toEqual({ kind: 'weekend', isSet: false });
  expect(daysOff([], [])('kitchen', '2026-11-23')).toBeNull();
  const off = daysOff([rule([7]), rule([1], [], 'kitchen')], []);
  expect([off('kitchen', '2026-11-22'), off('kitchen', '2026-11-23'), off('office', '2026-11-22')]).toEqual([
    null,
    { kind: 'weekend', isSet: true },
    { kind: 'weekend', isSet: true },
  ]);
});

test('second and fourth Saturdays are the 8th to the 14th and the 22nd to the 28th', () => {
  const banks = rule([7], [2, 4]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays('2020-01-01', days);
      const date = Number(day.slice(8));
      const isBankSaturday = istWeekday(day) === 6 && ((date > 7 && date < 15) || (date > 21 && date < 29));
      expect(isWeekend(banks, day)).toBe(isBankSaturday || istWeekday(day) === 7);
    }),
  );
});

test('a holiday of all and one of a department are theirs, and come before a weekend', () => {
  const off = daysOff(
    [],
    [
      { departmentId: null, on: '2026-01-26', name: 'Republic Day' },
      { departmentId: 'kitchen', on: '2026-11-22', name: 'Fair' },
    ],
  );
  expect(off('kitchen', '2026-01-26')).toEqual({ kind: 'holiday', name: 'Republic Day' });
  expect(off('kitchen', '2026-11-22')).toEqual({ kind: 'holiday', name: 'Fair' });
  expect(off(null, '2026-11-22')).toEqual({ kind: 'weekend', isSet: false });
});
