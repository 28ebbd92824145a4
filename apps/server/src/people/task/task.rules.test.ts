import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLate, latestDay, nextDay, rewritten } from './task.rules.ts';

const runs = Number(process.env['TASK_DAYS'] ?? 2_000);
const day = fc.integer({ min: 0, max: 36_500 }).map((many) => addDays('2000-01-01', many));
const repeating = fc.oneof(
  fc.constant({ every: 'daily' as const, weekdays: [], monthDay: null }),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    .map((weekdays) => ({ every: 'weekly' as const, weekdays, monthDay: null })),
  fc.integer({ min: 1, max: 31 }).map((monthDay) => ({ every: 'monthly' as const, weekdays: [], monthDay })),
);
/** By the calendar of the machine, day by day: is this one of its days? */
function isItsDay(one: { every: string; weekdays: readonly number[]; monthDay: number | null }, at: string) {
  if (one.every === 'daily') return true;
  if (one.every === 'weekly') return one.weekdays.includes(istWeekday(at));
  const isLastOfMonth = addDays(at, 1).slice(8) === '01';
  const date = Number(at.slice(8));
  return date === one.monthDay || (isLastOfMonth && date < (one.monthDay ?? 0));
}

test('the next day is the first of its days after a day, at the end of months and on leap days too', () => {
  fc.assert(
    fc.property(repeating, day, (one, after) => {
      const next = nextDay(one, after);
      let looked = addDays(after, 1);
      while (!isItsDay(one, looked)) looked = addDays(looked, 1);
      expect(next).toBe(looked);
    }),
    { numRuns: runs },
  );
});

test('the 31st of a month is its last day, and the 29th of February the 28th outside of leap years', () => {
  const monthly = (monthDay: number) => ({ every: 'monthly' as const, weekdays: [], monthDay });
  expect(nextDay(monthly(31), '2027-01-31')).toBe('2027-02-28');
  expect(nextDay(monthly(31), '2027-02-28')).toBe('2027-03-31');
  expect(nextDay(monthly(29), '2028-01-29')).toBe('2028-02-29');
  expect(nextDay(monthly(29), '2029-01-29')).toBe('2029-02-28');
  expect(nextDay(monthly(5), '2026-12-05')).toBe('2027-01-05');
});

test('what was missed is made for the latest of its days alone, which is never after today', () => {
  fc.assert(
    fc.property(repeating, day, fc.integer({ min: 0, max: 400 }), (one, from, later) => {
      const first = nextDay(one, from);
      const today = addDays(first, later);
      const latest = latestDay(one, first, today);
      expect(latest <= today && isItsDay(one, latest)).toBe(true);
      expect(nextDay(one, latest) > today).toBe(true);
    }),
    { numRuns: Math.ceil(runs / 4) },
  );
});

test('an open task is late once its last day is over, a finished one never', () => {
  const at = new Date('2026-11-24T00:00:00Z');
  expect(isLate({ dueOn: '2026-11-24', endedAt: null }, '2026-11-24')).toBe(false);
  expect(isLate({ dueOn: '2026-11-23', endedAt: null }, '2026-11-24')).toBe(true);
  expect(isLate({ dueOn: '2026-11-23', endedAt: at }, '2026-11-24')).toBe(false);
  expect(isLate({ dueOn: null, endedAt: null }, '2026-11-24')).toBe(false);
});

test('a line of the checklist whose words change keeps its tick; a line sent twice is there once with it', () => {
  let made = 0;
  const before = [{ checkId: 'a', words: 'Pipes', isDone: true }];
  const lines = [{ checkId: 'a', words: 'All pipes' }, { checkId: 'a', words: 'Again' }, { words: 'Taps' }];
  expect(rewritten(before, lines, () => `new ${(made += 1)}`)).toEqual([
    { checkId: 'a', words: 'All pipes', isDone: true },
    { checkId: 'new 1', words: 'Again', isDone: false },
    { checkId: 'new 2', words: 'Taps', isDone: false },
  ]);
});
