import { expect, test } from 'vitest';
import { clockTime, isEven, runsOf, weekdayName } from './week.ts';

const day = (weekday: number, opensMinute = 540, closesMinute = 1140) => ({
  weekday,
  opensMinute,
  closesMinute,
});

test('days and times are said as in India', () => {
  expect([weekdayName(1, 'en-IN', 'long'), weekdayName(7, 'hi-IN', 'long')]).toEqual(['Monday', 'रविवार']);
  expect([clockTime(540, 'en-IN'), clockTime(1440, 'en-IN')]).toEqual(['9:00 AM', '12:00 AM']);
  expect([clockTime(540, 'hi-IN'), clockTime(1140, 'hi-IN')]).toEqual(['सुबह 9:00', 'शाम 7:00']);
});

test('neighbouring days with the same times are one run, others are not', () => {
  const week = [day(7, 600), day(1), day(2), day(4)];
  expect(runsOf(week).map(({ from, to }) => [from.weekday, to.weekday])).toEqual([
    [1, 2],
    [4, 4],
    [7, 7],
  ]);
  expect([isEven(week), isEven([day(1), day(3)]), isEven([])]).toEqual([false, true, true]);
});
