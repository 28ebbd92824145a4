import type { AwayDay } from '@nukkad/contract/people/leave/leave.model';
import { expect, test } from 'vitest';
import { awayByDay } from './away-days.ts';

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

test('leave over the end of a month counts on each of its days there, with the people by name', () => {
  const days = awayByDay('2026-11', [
    away('Ramesh', '2026-11-30', '2026-12-02'),
    away('Kavita', '2026-10-30', '2026-11-30'),
  ]);
  expect(days).toHaveLength(30);
  expect(days.at(0)?.away.map(({ fullName }) => fullName)).toEqual(['Kavita']);
  expect(days.at(-1)?.away.map(({ fullName }) => fullName)).toEqual(['Kavita', 'Ramesh']);
});
