import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import { addDays, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Job, Person, WeekdaySpan } from './availability.rules.ts';
import {
  type SlotsInput,
  bookableDays,
  defaultScheduleRules,
  isBookable,
  isOpenDay,
  slotName,
  slotStart,
  slotsOfDay,
} from './schedule.rules.ts';

const minuteMs = 60_000;
const home = { latitude: 12.9716, longitude: 77.6412 };
const everyDay = (from: number, to: number): WeekdaySpan[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const day = '2026-11-24';
const evening = istInstant('2026-11-23', 20 * 60);
const zones = ['UTC', 'Asia/Kolkata', 'America/New_York'];
const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

function aPerson(over: Partial<Person> = {}): Person & { minutes: number } {
  const span = everyDay(9 * 60, 18 * 60);
  return {
    staffId: 'a',
    organisationId: 'o',
    skilled: true,
    base: home,
    hours: span,
    shifts: span,
    leaves: [],
    jobs: [],
    minutes: 60,
    ...over,
  };
}

const jobAt = (on: string, from: number, minutes: number, at = home): Job => {
  const start = istInstant(on, from).getTime();
  return { from: start, to: start + minutes * minuteMs, at };
};

const inputOf = (...people: (Person & { minutes: number })[]): SlotsInput => ({
  day,
  at: home,
  people,
  rules: defaultScheduleRules,
});
const free = (input: SlotsInput, now = evening) =>
  slotsOfDay(input, now).flatMap((slot) => (slot.available ? [slot.name] : []));

describe('slots of a day', () => {
  test('48 half-hours, ids 1100 to 1147, named as people say them', () => {
    const slots = slotsOfDay(inputOf(), evening);
    expect(slots.map((slot) => slot.slotId)).toEqual(Array.from({ length: 48 }, (_, index) => 1100 + index));
    expect([1100, 1119, 1124, 1147].map(slotName)).toEqual(['12:00 AM', '9:30 AM', '12:00 PM', '11:30 PM']);
    expect(slots[19]?.from.toISOString()).toBe('2026-11-24T04:00:00.000Z');
  });

  test('the whole work lies within shift and hours', () => {
    expect(free(inputOf(aPerson())).at(0)).toBe('9:00 AM');
    expect(free(inputOf(aPerson())).at(-1)).toBe('5:00 PM');
    expect(free(inputOf({ ...aPerson({ shifts: everyDay(10 * 60, 22 * 60) }), minutes: 90 }))).toEqual(
      expect.arrayContaining(['10:00 AM', '4:30 PM']),
    );
  });

  test('a job keeps its time, the way and a pause clear on both sides', () => {
    const names = free(inputOf(aPerson({ jobs: [jobAt(day, 12 * 60, 60)] })));
    expect(names).toContain('10:30 AM');
    expect(names).not.toContain('11:00 AM');
    expect(names).not.toContain('1:00 PM');
    expect(names).toContain('1:30 PM');
    const farAway = { latitude: home.latitude + 0.18, longitude: home.longitude };
    expect(free(inputOf(aPerson({ jobs: [jobAt(day, 12 * 60, 60, farAway)] })))).not.toContain('1:30 PM');
  });

  test('leave, missing skill and a closed weekday leave nothing', () => {
    const leave = { from: istInstant(day).getTime(), to: istInstant(addDays(day, 1)).getTime() };
    expect(free(inputOf(aPerson({ leaves: [leave] })))).toEqual([]);
    expect(free(inputOf(aPerson({ skilled: false })))).toEqual([]);
    const closed = inputOf(
      aPerson({ hours: everyDay(540, 1080).filter((span) => span.weekday !== istWeekday(day)) }),
    );
    expect(isOpenDay(closed, evening)).toBe(false);
    expect(isOpenDay({ ...closed, day: addDays(day, 1) }, evening)).toBe(true);
  });

  test('a fully booked day is open all the same', () => {
    const booked = inputOf(aPerson({ jobs: [jobAt(day, 0, 1440)] }));
    expect(free(booked)).toEqual([]);
    expect(isOpenDay(booked, evening)).toBe(true);
  });

  test('a night shift reaches over midnight', () => {
    const night = aPerson({ hours: everyDay(0, 1440), shifts: everyDay(22 * 60, 30 * 60) });
    const names = free(inputOf({ ...night, minutes: 120 }));
    expect(names).toEqual(expect.arrayContaining(['12:00 AM', '4:00 AM', '10:00 PM', '11:30 PM']));
    expect(names).not.toContain('4:30 AM');
    expect(names).not.toContain('9:30 PM');
  });

  test('notice of an hour, window of 14 days, and prime time', () => {
    const now = istInstant(day, 10 * 60 + 1);
    expect(free(inputOf(aPerson()), now).at(0)).toBe('11:30 AM');
    expect(free(inputOf(aPerson()), istInstant(day, 10 * 60)).at(0)).toBe('11:00 AM');
    expect(bookableDays(now, defaultScheduleRules).at(-1)).toBe('2026-12-07');
    expect(isBookable(slotStart('2026-12-07', 1147), now, defaultScheduleRules)).toBe(true);
    expect(isBookable(slotStart('2026-12-08', 1100), now, defaultScheduleRules)).toBe(false);
    expect(bookableDays(now, { ...defaultScheduleRules, horizonDays: 400 })).toHaveLength(90);
    const prime = slotsOfDay(inputOf(), now).flatMap((slot) => (slot.primeTime ? [slot.name] : []));
    expect([
      prime.includes('7:30 AM'),
      prime.includes('8:00 AM'),
      prime.includes('6:30 PM'),
      prime.includes('7:00 PM'),
    ]).toEqual([true, false, false, true]);
  });
});

/** The same question answered minute by minute, without intervals. */
function slowlyFree(person: Person & { minutes: number }, start: number, at: typeof home): boolean {
  const within = (spans: readonly WeekdaySpan[], instant: number) =>
    [istDay(new Date(instant)), addDays(istDay(new Date(instant)), -1)].some((each) =>
      spans.some((span) => {
        const minute = (instant - istInstant(each).getTime()) / minuteMs;
        return span.weekday === istWeekday(each) && span.from <= minute && minute < span.to;
      }),
    );
  const minutes = Array.from({ length: person.minutes }, (_, index) => start + index * minuteMs);
  if (
    !person.skilled ||
    minutes.some((minute) => !within(person.hours, minute) || !within(person.shifts, minute))
  )
    return false;
  if (
    minutes.some((minute) =>
      person.leaves.some((leave) => leave.from < minute + minuteMs && minute < leave.to),
    )
  )
    return false;
  return person.jobs.every((job) => {
    const clear = (Math.ceil((distanceMetres(job.at, at) / 1000 / 20) * 60) + 15) * minuteMs;
    return start >= job.to + clear || start + person.minutes * minuteMs + clear <= job.from;
  });
}

const span = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 1439 }),
    long: fc.integer({ min: 1, max: 1440 }),
  })
  .map(({ weekday, from, long }): WeekdaySpan => ({ weekday, from, to: from + long }));
const spans = fc.oneof(
  fc.array(span, { maxLength: 12 }),
  fc.constant(everyDay(0, 1440)),
  fc.constant(everyDay(480, 1200)),
);
const place = fc.record({
  latitude: fc.double({ min: 12.8, max: 13.2, noNaN: true }),
  longitude: fc.double({ min: 77.4, max: 77.8, noNaN: true }),
});
const sometime = fc.record({
  from: fc.integer({ min: -1440, max: 2880 }),
  long: fc.integer({ min: 1, max: 600 }),
});
const anyDay = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays('2000-01-01', days));
const anyCase = fc.record({
  on: anyDay,
  at: place,
  hours: spans,
  shifts: spans,
  skilled: fc.boolean(),
  minutes: fc.integer({ min: 15, max: 300 }),
  leaves: fc.array(sometime, { maxLength: 2 }),
  jobs: fc.array(fc.tuple(sometime, place), { maxLength: 4 }),
  nowMinute: fc.integer({ min: -2880, max: 2000 }),
});

describe('promise 9: slots are 48 Indian half-hours wherever the server runs', () => {
  test('agrees with a minute-by-minute reference, in every time zone', () => {
    fc.assert(
      fc.property(anyCase, (some) => {
        const instant = (minute: number) => istInstant(some.on, minute).getTime();
        const person = aPerson({
          hours: some.hours,
          shifts: some.shifts,
          skilled: some.skilled,
          leaves: some.leaves.map(({ from, long }) => ({ from: instant(from), to: instant(from + long) })),
          jobs: some.jobs.map(([{ from, long }, at]) => ({
            from: instant(from),
            to: instant(from + long),
            at,
          })),
        });
        const worker = { ...person, minutes: some.minutes };
        const now = istInstant(some.on, some.nowMinute);
        const answers = zones.map((zone) => {
          process.env.TZ = zone;
          return slotsOfDay(
            { day: some.on, at: some.at, people: [worker], rules: defaultScheduleRules },
            now,
          );
        });
        expect(answers[1]).toEqual(answers[0]);
        expect(answers[2]).toEqual(answers[0]);
        for (const slot of answers[0] ?? []) {
          const start = slot.from.getTime();
          const soonEnough = start >= now.getTime() + 60 * minuteMs;
          expect(slot.available).toBe(soonEnough && slowlyFree(worker, start, some.at));
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('slot ids and half-hours map one to one, on any day of a century', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1100, max: 1147 }),
        fc.constantFrom(...zones),
        (on, slotId, zone) => {
          process.env.TZ = zone;
          const start = slotStart(on, slotId);
          expect(istDay(start)).toBe(on);
          const india = new Intl.DateTimeFormat('en-US', {
            timeZone: 'Asia/Kolkata',
            hour: 'numeric',
            minute: '2-digit',
            hour12: true,
          }).format(start);
          expect(slotName(slotId)).toBe(india.replaceAll('\u202f', ' '));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
