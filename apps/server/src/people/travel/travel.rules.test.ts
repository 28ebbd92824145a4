import fc from 'fast-check';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { expect, test } from 'vitest';
import { daysOf, legsRefusal, perDiemOf, routeOf, spellOf } from './travel.rules.ts';

const runs = Number(process.env['TRAVEL_RUNS'] ?? 2_000);
const leg = (departsAt: string, arrivesAt: string, from = 'Bengaluru', to = 'Mysuru') => ({
  from,
  to,
  departsAt,
  arrivesAt,
});
const now = new Date('2026-11-30T12:00:00.000Z');

test('days are those of India: 18:30 in London time is the next day there', () => {
  const spell = spellOf([leg('2026-11-30T18:29:00.000Z', '2026-11-30T18:31:00.000Z')]);
  expect([spell.startsOn, spell.endsOn, daysOf(spell)]).toEqual(['2026-11-30', '2026-12-01', 2]);
  expect(daysOf({ startsOn: '2028-02-28', endsOn: '2028-03-01' })).toBe(3);
});

test('the allowance is paid for each calendar day from the first departure to the last arrival', () => {
  const first = Date.parse('2026-01-01T00:00:00.000Z');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000_000 }),
      fc.integer({ min: 1, max: 129_600 }),
      fc.integer({ min: 0, max: 500_000 }),
      (startMinute, length, rate) => {
        const startsAt = new Date(first + startMinute * 60_000);
        const endsAt = new Date(startsAt.getTime() + length * 60_000);
        const spell = spellOf([leg(startsAt.toISOString(), endsAt.toISOString())]);
        let walked = 1;
        for (let day = istDay(startsAt); day < istDay(endsAt); day = addDays(day, 1)) walked += 1;
        expect(daysOf(spell)).toBe(walked);
        expect(perDiemOf(walked, rate)).toBe(walked * rate);
        expect(daysOf(spell)).toBeLessThanOrEqual(91);
      },
    ),
    { numRuns: runs },
  );
});

test('legs go forward, one after another, from the last 30 days on and for at most 90', () => {
  const said = (...legs: Parameters<typeof legsRefusal>[0]) => legsRefusal(legs, now)?.code ?? null;
  const out = leg('2026-12-01T04:00:00.000Z', '2026-12-01T08:00:00.000Z');
  expect(said(out, leg('2026-12-01T08:00:00.000Z', '2026-12-01T12:00:00.000Z'))).toBeNull();
  expect(said(out, leg('2026-12-01T07:59:00.000Z', '2026-12-01T12:00:00.000Z'))).toBe('trip_leg_order');
  expect(said(leg('2026-12-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z'))).toBe('trip_leg_order');
  expect(said(out, leg('2027-03-01T04:00:00.000Z', '2027-03-01T04:00:01.000Z'))).toBe('trip_too_long');
  expect(said(leg('2026-10-30T20:00:00.000Z', '2026-11-01T08:00:00.000Z'))).toBeNull();
  expect(said(leg('2026-10-30T08:00:00.000Z', '2026-11-01T08:00:00.000Z'))).toBe('trip_past');
});

test('the route names a place once where one goes on from where one arrived', () => {
  const places = (...pairs: readonly [string, string][]) =>
    routeOf(pairs.map(([from, to]) => ({ from, to })));
  expect(places(['Bengaluru', 'Mysuru'], ['Mysuru', 'Bengaluru'])).toEqual([
    'Bengaluru',
    'Mysuru',
    'Bengaluru',
  ]);
  expect(places(['Bengaluru', 'Mysuru'], ['Ooty', 'Bengaluru'])).toEqual([
    'Bengaluru',
    'Mysuru',
    'Ooty',
    'Bengaluru',
  ]);
});
