import { expect, test } from 'vitest';
import { blanksOf, daysIn, daysOf, monthBeside, monthOf } from './month.rules.ts';

test('the address names a month, and anything else means this one', () => {
  const now = new Date('2026-11-30T20:00:00Z');
  expect(monthOf('2027-02', now)).toBe('2027-02');
  for (const wrong of [null, '', '2027-13', '1999-01']) expect(monthOf(wrong, now)).toBe('2026-12');
});

test('the leap day is part of its month, and December is followed by January', () => {
  expect(daysOf('2028-02')).toEqual({ fromDay: '2028-02-01', toDay: '2028-02-29' });
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(daysIn('2028-02')).toHaveLength(29);
  expect([daysIn('2026-11').at(0), daysIn('2026-11').at(-1)]).toEqual(['2026-11-01', '2026-11-30']);
});

test('a calendar begins on Monday', () => {
  expect(blanksOf('2026-11')).toHaveLength(6);
  expect(blanksOf('2027-02')).toHaveLength(0);
});
