import { expect, test } from 'vitest';
import { repeatCounts, usualCount } from './repeat-counts.ts';

const bounds = { mostVisits: 52, mostDays: 365 };

test('Asha may choose a year of weeks, and every four weeks as many visits as a year has room for', () => {
  expect(repeatCounts(1, bounds).at(-1)).toBe(52);
  expect(repeatCounts(4, bounds).at(-1)).toBe(13);
  expect(repeatCounts(2, { mostVisits: 10, mostDays: 365 })).toEqual([2, 3, 4, 6, 8]);
});

test('the chosen number stays where the new interval allows it, else four visits are suggested', () => {
  expect(usualCount(4, 12, bounds)).toBe(12);
  expect(usualCount(4, 52, bounds)).toBe(4);
  expect(usualCount(1, undefined, bounds)).toBe(4);
});
