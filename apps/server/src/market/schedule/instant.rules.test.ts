import { istInstant } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Job, type Person, type WeekdaySpan, wayThere, whyNotFree } from './availability.rules.ts';
import {
  type WantedVisit,
  defaultInstantRules,
  setsOutAt,
  setsOutFromCart,
  soonestArrival,
} from './instant.rules.ts';
import { defaultScheduleRules as travel } from './schedule.rules.ts';

const minuteMs = 60_000;
const indiranagar = { latitude: 12.9716, longitude: 77.6412 };
const day = '2026-11-24';
const at = (minute: number) => istInstant(day, minute);
const everyDay = (from: number, to: number): WeekdaySpan[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

const aVisit = (now: Date, over: Partial<WantedVisit> = {}): WantedVisit => ({
  at: indiranagar,
  minutes: 60,
  setsOutAt: setsOutAt(now, defaultInstantRules),
  notBefore: now,
  latest: new Date(now.getTime() + 60 * minuteMs),
  stepMinutes: 5,
  ...over,
});

const imran = (over: Partial<Person> = {}): Person => ({
  staffId: 'imran',
  organisationId: 'asha',
  skilled: true,
  base: indiranagar,
  hours: everyDay(540, 1080),
  shifts: everyDay(540, 1080),
  leaves: [],
  jobs: [],
  ...over,
});
const soonest = (person: Person, wanted: WantedVisit) => soonestArrival(person, wanted, travel);

test('a free professional next door is there once a partner has accepted and they are ready', () => {
  expect(soonest(imran(), aVisit(at(601)))).toEqual(at(610));
  const fromCart = aVisit(at(601), { setsOutAt: setsOutFromCart(at(601), defaultInstantRules) });
  expect(soonest(imran(), fromCart)).toEqual(at(615));
});

test('the way counts, from the job before with its pause, and someone who cannot be there in time does not come', () => {
  const job: Job = { from: at(540).getTime(), to: at(620).getTime(), at: indiranagar };
  expect(soonest(imran({ jobs: [job] }), aVisit(at(601)))).toEqual(at(635));
  const whitefield = { latitude: 12.9698, longitude: 77.75 };
  expect(soonest(imran({ base: whitefield }), aVisit(at(601)))).toEqual(at(645));
  expect(soonest(imran({ base: { latitude: 12.3, longitude: 76.65 } }), aVisit(at(601)))).toBeNull();
});

test('a professional does not come on leave, without the skill, before the shift or where it would end during the work', () => {
  const leave = { from: at(0).getTime(), to: at(1440).getTime() };
  expect(soonest(imran({ leaves: [leave] }), aVisit(at(601)))).toBeNull();
  expect(soonest(imran({ skilled: false }), aVisit(at(601)))).toBeNull();
  expect(soonest(imran({ shifts: everyDay(630, 1080) }), aVisit(at(601)))).toEqual(at(630));
  expect(soonest(imran(), aVisit(at(1040)))).toBeNull();
});

test('a professional does not come before the time that was promised', () => {
  expect(soonest(imran(), aVisit(at(601), { notBefore: at(632) }))).toEqual(at(635));
});

const places = fc.record({
  latitude: fc.double({ min: 12.85, max: 13.1, noNaN: true }),
  longitude: fc.double({ min: 77.5, max: 77.75, noNaN: true }),
});
const people = fc.record({
  base: places,
  from: fc.integer({ min: 0, max: 900 }),
  length: fc.integer({ min: 60, max: 900 }),
  jobs: fc.array(
    fc.record({
      start: fc.integer({ min: 0, max: 1300 }),
      minutes: fc.integer({ min: 15, max: 120 }),
      place: places,
    }),
    { maxLength: 4 },
  ),
});

test('the arrival is the first step of the clock that can be kept: no earlier one, and this one truly', () => {
  fc.assert(
    fc.property(
      people,
      places,
      fc.integer({ min: 0, max: 1300 }),
      fc.integer({ min: 15, max: 180 }),
      (who, where, minute, minutes) => {
        const hours = everyDay(who.from, Math.min(1440, who.from + who.length));
        const jobs = who.jobs.map(({ start, minutes: long, place }) => ({
          from: at(start).getTime(),
          to: at(start + long).getTime(),
          at: place,
        }));
        const person = imran({ base: who.base, hours, shifts: hours, jobs });
        const wanted = aVisit(at(minute), { at: where, minutes });
        const found = soonest(person, wanted);
        const can = (from: number) => {
          const work = { from, to: from + minutes * minuteMs };
          const leaves = from - wayThere(person, work, where, travel) * minuteMs;
          return leaves >= wanted.setsOutAt.getTime() && whyNotFree(person, work, where, travel) === null;
        };
        const steps: number[] = [];
        for (let from = at(0).getTime(); from <= wanted.latest.getTime(); from += 5 * minuteMs)
          if (from >= wanted.setsOutAt.getTime() && from >= wanted.notBefore.getTime()) steps.push(from);
        expect(found?.getTime() ?? null).toBe(steps.find(can) ?? null);
      },
    ),
    { numRuns: 300 },
  );
});
