import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayCategories } from '@nukkad/contract/people/attendance/attendance.model';
import {
  type DayFacts,
  type LeaveOfDay,
  judgeDay,
  plannedMinutes,
  whileKept,
  workedMinutes,
} from './day.rules.ts';
import { daysOfMonth, totalsOf } from './month.rules.ts';
import { builtInRules, dayOfCheckIn, offOf, planOf, windowOf } from './plan.rules.ts';

/** The long run tries 50,000. */
const numRuns = Number(process.env['ATTENDANCE_CASES'] ?? 500);
const minute = 60_000;
const rules = builtInRules;
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
/** Days at which calendars go wrong: month ends, the end of the year, 28 and 29 February. */
const edgeDay = fc.oneof(
  day,
  fc.constantFrom('2024-02-28', '2024-02-29', '2026-02-28', '2026-12-31', '2027-03-31', '2100-02-28'),
);
const at = (text: string) => new Date(text);

test('nine to six with an hour’s break is a full day of eight hours, and half past seven is overtime', () => {
  const plan = planOf('2026-11-24', [], rules);
  expect(plan && plannedMinutes(plan)).toBe(480);
  const worked = (out: string) =>
    judgeDay({
      isEmployed: true,
      off: null,
      leave: null,
      plan,
      rules,
      spells: [{ inAt: at('2026-11-24T09:05:00+05:30'), outAt: at(`2026-11-24T${out}:00+05:30`) }],
      now: at('2026-11-25T09:00:00+05:30'),
    });
  expect(worked('18:00')).toMatchObject({
    category: 'present',
    workedMinutes: 475,
    lateMinutes: 0,
    unpaidHalves: 0,
  });
  expect(worked('19:30')).toMatchObject({ category: 'over time', overtimeMinutes: 85 });
  expect(worked('13:30')).toMatchObject({ category: 'half day', earlyMinutes: 270, unpaidHalves: 1 });
  expect(worked('10:00')).toMatchObject({ category: 'absent', workedMinutes: 55, unpaidHalves: 2 });
});

test('eleven minutes after nine is late, ten are not; a night shift ends on the next day', () => {
  const plan = planOf('2026-11-24', [{ weekday: 2, startsMinute: 22 * 60, endsMinute: 30 * 60 }], rules);
  expect(plan?.endsAt.toISOString()).toBe('2026-11-25T00:30:00.000Z');
  const lateBy = (minutes: number) =>
    judgeDay({
      isEmployed: true,
      off: null,
      leave: null,
      plan,
      rules,
      spells: [{ inAt: at(`2026-11-24T22:${minutes}:00+05:30`), outAt: at('2026-11-25T06:00:00+05:30') }],
      now: at('2026-11-25T12:00:00+05:30'),
    }).lateMinutes;
  expect([lateBy(10), lateBy(11)]).toEqual([0, 11]);
});

test('promise 71: work over midnight counts as much as it lasts, wherever a check-out parts it', () => {
  fc.assert(
    fc.property(
      edgeDay,
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: 2, max: 16 * 60 * 60 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (onDay, from, seconds, part) => {
        const inAt = istInstant(onDay, from);
        const outAt = new Date(inAt.getTime() + seconds * 1_000);
        const middle = new Date(inAt.getTime() + Math.max(1, Math.floor(seconds * 1_000 * part)));
        const whole = workedMinutes([{ inAt, outAt }], 0, outAt);
        expect(whole).toBe(Math.floor(seconds / 60));
        const parted = [
          { inAt, outAt: middle },
          { inAt: middle, outAt },
        ];
        expect(workedMinutes(parted, 0, outAt)).toBe(whole);
        expect(workedMinutes(parted.toReversed(), 0, outAt)).toBe(whole);
      },
    ),
    { numRuns },
  );
});

test('promise 71: worked time never exceeds the time present, and grows with a later check-out', () => {
  fc.assert(
    fc.property(
      edgeDay,
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 0, max: 240 }),
      (onDay, minutes, more, breakMinutes) => {
        const inAt = istInstant(onDay, 1_200);
        const until = (length: number) => ({ inAt, outAt: new Date(inAt.getTime() + length * minute) });
        const worked = workedMinutes([until(minutes)], breakMinutes, inAt);
        expect(worked).toBeLessThanOrEqual(minutes);
        expect(workedMinutes([until(minutes + more)], breakMinutes, inAt)).toBeGreaterThanOrEqual(worked);
      },
    ),
    { numRuns },
  );
});

const spells = (onDay: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 500 })), { maxLength: 4 })
    .map((lengths) => {
      let next = istInstant(onDay, 300).getTime();
      return lengths.map(([gap, length]) => {
        const inAt = new Date(next + gap * minute);
        next = inAt.getTime() + length * minute;
        return { inAt, outAt: new Date(next) };
      });
    });
const leaveOf = (paidHalves: number, unpaidHalves: number): LeaveOfDay => ({
  paidHalves,
  unpaidHalves,
  name: 'Leave',
});
/** A half, a whole day, or two halves of different kinds. */
const someLeave = fc.constantFrom(leaveOf(1, 0), leaveOf(0, 1), leaveOf(2, 0), leaveOf(0, 2), leaveOf(1, 1));
const facts = (onDay: string): fc.Arbitrary<DayFacts> =>
  fc.record({
    isEmployed: fc.boolean(),
    off: fc.constantFrom(null, null, { kind: 'weekend' as const }, { kind: 'holiday' as const }),
    leave: fc.option(someLeave, { nil: null }),
    plan: fc.constantFrom(planOf(onDay, [], rules), null),
    rules: fc.constant(rules),
    spells: spells(onDay),
    now: fc.integer({ min: -3, max: 3 }).map((days) => istInstant(addDays(onDay, days), 700)),
  });

test('promise 74: the days of a month always add up to it, leap years included', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2020, max: 2120 }),
      fc.integer({ min: 1, max: 12 }),
      fc.infiniteStream(fc.constantFrom(...dayCategories)),
      (year, month, categories) => {
        const days = daysOfMonth(year, month);
        expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        const chosen = days.map(() => {
          const { value } = categories.next();
          return {
            category: value,
            workedMinutes: 1,
            lateMinutes: 0,
            earlyMinutes: 0,
            overtimeMinutes: 0,
            unpaidHalves: 0,
            isRunning: false,
          };
        });
        const totals = totalsOf(chosen);
        expect(Object.values(totals.days).reduce((sum, count) => sum + count, 0)).toBe(days.length);
      },
    ),
    { numRuns: Math.min(numRuns, 2_000) },
  );
});

test('every day has one category, and no wage is lost on a day off, on paid leave or for a full day', () => {
  fc.assert(
    fc.property(
      edgeDay.chain((onDay) => facts(onDay)),
      (one) => {
        const judged = judgeDay(one);
        expect(dayCategories).toContain(judged.category);
        expect(judged.unpaidHalves).toBeGreaterThanOrEqual(0);
        expect(judged.unpaidHalves).toBeLessThanOrEqual(2);
        if (['present', 'over time', 'paid leave', 'holidays', 'weekend'].includes(judged.category))
          expect(judged.unpaidHalves).toBe(0);
        if (judged.category === 'absent') expect(judged.unpaidHalves).toBe(2);
        if (!one.isEmployed) expect(judged.category).toBe('none');
      },
    ),
    { numRuns },
  );
});

test('a check-in within the window of a shift belongs to the day on which the shift starts', () => {
  fc.assert(
    fc.property(
      edgeDay,
      fc.integer({ min: 0, max: 1_439 }),
      fc.integer({ min: 60, max: 720 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (onDay, starts, length, part) => {
        const night = { ...rules, startsMinute: starts, endsMinute: starts + length };
        const plan = planOf(onDay, [], night);
        if (!plan) throw new Error('There are hours on every day.');
        const { opensAt, closesAt } = windowOf(plan, night);
        const then = new Date(
          opensAt.getTime() + Math.floor((closesAt.getTime() - opensAt.getTime()) * part),
        );
        expect(dayOfCheckIn(then, (one) => (one === onDay ? plan : null), night)).toEqual({
          kind: 'in',
          day: onDay,
        });
      },
    ),
    { numRuns },
  );
});

test('before the window a check-in is too early, after it too late, and on a day off it is that day’s', () => {
  const planned = (one: string) => planOf(one, [], rules);
  const on = (time: string) => dayOfCheckIn(at(`2026-11-24T${time}:00+05:30`), planned, rules);
  expect([on('07:59'), on('08:00'), on('19:00'), on('19:01')]).toEqual([
    { kind: 'early' },
    { kind: 'in', day: '2026-11-24' },
    { kind: 'in', day: '2026-11-24' },
    { kind: 'late' },
  ]);
  const now = at('2026-11-24T23:59:00+05:30');
  expect(dayOfCheckIn(now, () => null, rules)).toEqual({ kind: 'off', day: istDay(now) });
});

test('a person with a week of their own works on its Sundays, unless the organisation has set days off', () => {
  const shifts = [{ weekday: 7, startsMinute: 420, endsMinute: 1_260 }];
  const unset = { kind: 'weekend' as const, isSet: false };
  const set = { kind: 'weekend' as const, isSet: true };
  expect([offOf(unset, shifts), offOf(unset, []), offOf(set, shifts)]).toEqual([null, unset, set]);
});

test('no one is absent before the first check-in of the organisation; unpaid leave stays as it was decided', () => {
  const absent = judgeDay({
    isEmployed: true,
    off: null,
    leave: null,
    plan: planOf('2026-11-24', [], rules),
    rules,
    spells: [],
    now: at('2026-11-25T09:00:00+05:30'),
  });
  expect(absent).toMatchObject({ category: 'absent', unpaidHalves: 2 });
  const on = (then: string, keptSince: string | null, leave: LeaveOfDay | null = null) =>
    whileKept(absent, { day: then, leave, keptSince }).category;
  expect(on('2026-11-23', null)).toBe('none');
  expect(on('2026-11-23', '2026-11-24')).toBe('none');
  expect(on('2026-11-24', '2026-11-24')).toBe('absent');
  expect(on('2026-11-23', null, leaveOf(0, 2))).toBe('absent');
  expect(whileKept(absent, { day: '2026-11-23', leave: null, keptSince: null }).unpaidHalves).toBe(0);
});
