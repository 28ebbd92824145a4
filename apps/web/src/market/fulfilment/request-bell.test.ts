import { expect, test } from 'vitest';
import { heardAfter, heardBefore, ringing } from './request-bell.ts';

const now = Date.parse('2026-11-23T04:00:00.000Z');
const inMinutes = (count: number) => new Date(now + count * 60_000).toISOString();
const ordinary = { bookingId: 'lamp', priority: null, acceptBefore: inMinutes(15) };
const urgent = { bookingId: 'tap', priority: 'Urgent', acceptBefore: inMinutes(1) } as const;

test('what was on the screen when it was opened is silent, but for what is urgent', () => {
  const heard = heardBefore([ordinary, urgent]);
  expect(ringing([ordinary, urgent], heard, now)).toEqual([urgent]);
});

test('a new request rings three times, an urgent one as long as its clock runs', () => {
  let heard = heardBefore([]);
  for (let ring = 0; ring < 3; ring += 1) {
    expect(ringing([ordinary, urgent], heard, now)).toEqual([ordinary, urgent]);
    heard = heardAfter(heard, [ordinary, urgent]);
  }
  expect(ringing([ordinary, urgent], heard, now)).toEqual([urgent]);
  expect(ringing([ordinary, urgent], heard, now + 60_000)).toEqual([]);
});

test('an answered request is silent at once', () => {
  expect(ringing([], heardBefore([]), now)).toEqual([]);
});
