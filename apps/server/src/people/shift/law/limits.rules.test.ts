import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type WorkedSpan,
  breachesOf,
  builtInRosterRules as rules,
  mondayOf,
  newBreaches,
  workMinutes,
} from './limits.rules.ts';

/** The long run tries 50,000. */
const numRuns = Number(process.env['SHIFT_CASES'] ?? 500);
const minute = 60_000;
const span = (day: string, from: number, to: number, breakMinutes = 60, isBreakPaid = false): WorkedSpan => ({
  day,
  startsAt: istInstant(day, from * 60),
  endsAt: istInstant(day, to * 60),
  breakMinutes,
  isBreakPaid,
});
const monday = '2026-11-23';
const week = (count: number, from = 9, to = 18) =>
  Array.from({ length: count }, (_, at) => span(addDays(monday, at), from, to));
const kinds = (spans: readonly WorkedSpan[], leave: readonly string[] = []) =>
  breachesOf(spans, rules, new Set(leave)).map(({ kind, day }) => `${kind} ${day}`);

test('six days of eight hours are allowed; a seventh leaves no day of rest and makes 56 hours', () => {
  expect(kinds(week(6))).toEqual([]);
  expect(breachesOf(week(7), rules)).toEqual([
    { kind: 'weekly_hours', day: monday, minutes: 56 * 60, limit: 48 * 60 },
    { kind: 'day_off', day: monday, minutes: 7, limit: 6 },
  ]);
});

test('more than 60 hours of a week is beyond all overtime', () => {
  expect(kinds(week(6, 8, 20))).toContain(`weekly_overtime ${monday}`);
  expect(kinds(week(6, 8, 20))).not.toContain(`weekly_hours ${monday}`);
});

test('nine hours of work are a day, with or without a paid break; ten are too many', () => {
  expect(kinds([span(monday, 9, 19)])).toEqual([]);
  expect(kinds([span(monday, 9, 18, 60, true)])).toEqual([]);
  expect(breachesOf([span(monday, 9, 20)], rules)).toEqual([
    { kind: 'daily_hours', day: monday, minutes: 600, limit: 540 },
  ]);
});

test('eleven hours lie between the shifts of two days; parts of one day may be closer', () => {
  const tuesday = addDays(monday, 1);
  expect(kinds([span(monday, 14, 22), span(tuesday, 9, 17)])).toEqual([]);
  expect(breachesOf([span(monday, 14, 22), span(tuesday, 6, 14)], rules)).toEqual([
    { kind: 'rest', day: tuesday, minutes: 480, limit: 660 },
  ]);
  expect(kinds([span(monday, 8, 12), span(monday, 14, 18)])).toEqual([]);
});

test('a night shift ends on the next day, over the end of a month, of the year, and on 29 February', () => {
  for (const day of ['2026-11-30', '2026-12-31', '2028-02-28', '2028-02-29', '2027-02-28']) {
    const night = span(day, 22, 30);
    expect(istDay(night.endsAt)).toBe(addDays(day, 1));
    expect(workMinutes(night)).toBe(420);
    expect(kinds([night, span(addDays(day, 1), 22, 30)])).toEqual([]);
    expect(kinds([night, span(addDays(day, 1), 16, 24)])).toEqual([`rest ${addDays(day, 1)}`]);
  }
});

test('a shift of more than five hours has a break of half an hour', () => {
  expect(kinds([span(monday, 9, 14, 0)])).toEqual([]);
  expect(kinds([span(monday, 9, 15, 15)])).toEqual([`break ${monday}`]);
  expect(kinds([span(monday, 9, 15, 30)])).toEqual([]);
});

test('a shift on a day of leave is said', () => {
  expect(kinds(week(2), [addDays(monday, 1)])).toEqual([`leave ${addDays(monday, 1)}`]);
});

test('what was there before a change is not its fault, unless it became worse', () => {
  const [before, after] = [breachesOf(week(7), rules), breachesOf(week(7), rules)];
  expect(newBreaches(before, after)).toEqual([]);
  expect(newBreaches(breachesOf(week(6), rules), after)).toHaveLength(2);
  expect(newBreaches(before, breachesOf(week(7, 9, 18.5), rules)).map(({ kind }) => kind)).toEqual([
    'weekly_hours',
  ]);
});

const edgeDay = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days)),
  fc.constantFrom('2024-02-26', '2024-02-29', '2026-02-28', '2026-12-31', '2027-03-31', '2100-02-28'),
);
const parts = fc.record({
  day: fc.integer({ min: 0, max: 13 }),
  from: fc.integer({ min: 0, max: 1_439 }),
  length: fc.integer({ min: 30, max: 900 }),
  breakMinutes: fc.integer({ min: 0, max: 29 }),
  isBreakPaid: fc.boolean(),
});
/** Two weeks of shifts that do not overlap, with the first day. */
const roster = fc.tuple(edgeDay, fc.array(parts, { maxLength: 14 })).map(([first, some]) => {
  const spans = some
    .map(
      ({ day, from, length, ...pause }): WorkedSpan => ({
        day: addDays(first, day),
        startsAt: istInstant(addDays(first, day), from),
        endsAt: istInstant(addDays(first, day), from + length),
        ...pause,
      }),
    )
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  let until = 0;
  return spans.filter(({ startsAt, endsAt }) => {
    const isFree = startsAt.getTime() >= until;
    if (isFree) until = endsAt.getTime();
    return isFree;
  });
});

/** The same, reckoned minute by minute and by calendar weeks instead of by sums. */
function told(spans: readonly WorkedSpan[]) {
  const perDay: Record<string, number> = {};
  const perWeek: Record<string, number> = {};
  for (const { day, startsAt, endsAt, breakMinutes, isBreakPaid } of spans) {
    let minutes = isBreakPaid ? 0 : -breakMinutes;
    for (let at = startsAt.getTime(); at < endsAt.getTime(); at += minute) minutes += 1;
    perDay[day] = (perDay[day] ?? 0) + minutes;
    perWeek[mondayOf(day)] = (perWeek[mondayOf(day)] ?? 0) + minutes;
  }
  return { perDay, perWeek };
}

test('promise 71: planned hours are right over midnight, month ends and 29 February, in whatever order they come', () => {
  fc.assert(
    fc.property(roster, (spans) => {
      const found = breachesOf(spans, rules);
      const texts = (some: typeof found) => some.map((one) => JSON.stringify(one)).toSorted();
      expect(texts(breachesOf(spans.toReversed(), rules))).toEqual(texts(found));
      const { perDay, perWeek } = told(spans);
      const of = (kind: string) => found.filter((one) => one.kind === kind);
      expect(Object.fromEntries(of('daily_hours').map(({ day, minutes }) => [day, minutes]))).toEqual(
        Object.fromEntries(Object.entries(perDay).filter(([, minutes]) => minutes > rules.dailyMinutes)),
      );
      expect(
        Object.fromEntries(
          [...of('weekly_hours'), ...of('weekly_overtime')].map(({ day, minutes }) => [day, minutes]),
        ),
      ).toEqual(
        Object.fromEntries(Object.entries(perWeek).filter(([, minutes]) => minutes > rules.weeklyMinutes)),
      );
      for (const { day, minutes } of of('rest')) {
        const starts = spans.filter((one) => one.day === day).map(({ startsAt }) => startsAt.getTime());
        const ends = spans.filter((one) => one.day < day).map(({ endsAt }) => endsAt.getTime());
        expect(minutes).toBe((Math.min(...starts) - Math.max(...ends)) / minute);
      }
    }),
    { numRuns },
  );
}, 300_000);

test('promise 71: a roster moved by whole weeks breaks the same limits', () => {
  fc.assert(
    fc.property(roster, fc.integer({ min: 1, max: 500 }), (spans, weeks) => {
      const days = weeks * 7;
      const later = spans.map((one) => ({
        ...one,
        day: addDays(one.day, days),
        startsAt: new Date(one.startsAt.getTime() + days * 86_400_000),
        endsAt: new Date(one.endsAt.getTime() + days * 86_400_000),
      }));
      expect(breachesOf(later, rules)).toEqual(
        breachesOf(spans, rules).map((one) => ({ ...one, day: addDays(one.day, days) })),
      );
    }),
    { numRuns },
  );
}, 300_000);
