import type { AwayDay } from '@nukkad/contract/people/leave/leave.model';
import { expect, test } from 'vitest';
import { awayByDay, blanksOf, daysOf, monthBeside, monthOf } from './away-days.ts';

const away = (fullName: string, fromDay: string, toDay: string): AwayDay => ({
  requestId: fullName as AwayDay['requestId'],
  staffId: fullName,
  fullName,
  title: 'Casual leave',
  fromDay,
  toDay,
  fromNoon: false,
  toNoon: false,
  isApproved: true,
});

test('the address names a month, and anything else means this one', () => {
  const now = new Date('2026-11-30T20:00:00Z');
  expect(monthOf('2027-02', now)).toBe('2027-02');
  for (const wrong of [null, '', '2027-13', '1999-01']) expect(monthOf(wrong, now)).toBe('2026-12');
});

test('the leap day is part of its month, and December is followed by January', () => {
  expect(daysOf('2028-02')).toEqual({ fromDay: '2028-02-01', toDay: '2028-02-29' });
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});

test('leave over the end of a month counts on each of its days there, with the people by name', () => {
  const days = awayByDay('2026-11', [
    away('Ramesh', '2026-11-30', '2026-12-02'),
    away('Kavita', '2026-10-30', '2026-11-30'),
  ]);
  expect(days).toHaveLength(30);
  expect(days.at(0)?.away.map(({ fullName }) => fullName)).toEqual(['Kavita']);
  expect(days.at(-1)?.away.map(({ fullName }) => fullName)).toEqual(['Kavita', 'Ramesh']);
});

test('a calendar begins on Monday', () => {
  expect(blanksOf('2026-11')).toHaveLength(6);
  expect(blanksOf('2027-02')).toHaveLength(0);
});
