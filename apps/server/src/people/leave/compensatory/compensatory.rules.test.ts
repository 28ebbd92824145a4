import { expect, test } from 'vitest';
import { halvesFor, isPaid } from './compensatory.rules.ts';

test('a day off earns a whole day, half a day or nothing by its hours', () => {
  const rules = { fullDayMinutes: 420, halfDayMinutes: 240 };
  const earned = [420, 419, 240, 239, 0].map((workedMinutes) => halvesFor({ workedMinutes, ...rules }));
  expect(earned).toEqual([2, 1, 1, 0, 0]);
});

test('a day is paid up to the last day of the last confirmed month', () => {
  expect(isPaid('2026-08-31', null)).toBe(false);
  expect(isPaid('2026-08-31', '2026-08-31')).toBe(true);
  expect(isPaid('2026-09-01', '2026-08-31')).toBe(false);
});
