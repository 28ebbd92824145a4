import { istInstant } from '@nukkad/contract/kernel/time';
import { expect, test } from 'vitest';
import { roomOf, timeLineOf } from './time-line.ts';

const day = '2026-12-09';
const at = (hour: number): string => istInstant(day, hour * 60).toISOString();
/** From nine to six: an hour is a ninth of it. */
const line = timeLineOf(day, { people: [], waiting: [] });
const hour = 100 / 9;
const visit = (from: number, minutes = 30, wayMinutes = 0) => ({
  startsAt: at(from),
  endsAt: at(from + minutes / 60),
  way: { metres: 0, minutes: wayMinutes, gapMinutes: null, late: false },
});

test('the words of a visit go as far as the way to the next one', () => {
  const [first, next, last] = [visit(9), visit(12, 30, 20), visit(16)];
  const visits = [last, first, next];
  expect(roomOf(line, first, visits)).toBeCloseTo(3 * hour - hour / 3);
  expect(roomOf(line, next, visits)).toBeCloseTo(4 * hour);
});

test('the words of the last visit go to the end of the day, and of each at least as far as its block', () => {
  const [early, over] = [visit(10, 120), visit(11, 30, 15)];
  expect(roomOf(line, visit(14), [visit(14)])).toBeCloseTo(4 * hour);
  expect(roomOf(line, early, [early, over])).toBeCloseTo(2 * hour);
});
