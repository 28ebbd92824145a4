import { addDays } from '@nukkad/contract/kernel/time';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceDays, priceStateOf, withLastDay, wrongDays } from './city-price.rules.ts';

const today = '2026-11-23';
const price = (fromDay: string, toDay: string | null, isWithdrawn = false): PriceDays => ({
  fromDay,
  toDay,
  status: isWithdrawn ? 'Withdrawn' : 'Set',
});

test('a price applies to its days', () => {
  expect(priceStateOf(price(today, null), today)).toBe('now');
  expect(priceStateOf(price('2026-11-01', today), today)).toBe('now');
  expect(priceStateOf(price('2026-11-24', null), today)).toBe('coming');
  expect(priceStateOf(price('2026-11-01', '2026-11-22'), today)).toBe('over');
  expect(priceStateOf(price('2026-11-24', null, true), today)).toBe('withdrawn');
});

test('no price can be set for a past day, or end before it begins', () => {
  expect(wrongDays(price('2026-11-22', null), today)).toHaveProperty('fromDay');
  expect(wrongDays(price('2026-11-25', '2026-11-24'), today)).toHaveProperty('toDay');
  expect(wrongDays(price(today, today), today)).toBeNull();
});

test('a price is ended from today on at the earliest, and taken back before its first day', () => {
  expect(withLastDay(price('2026-11-01', null), '2026-11-22', today)).toEqual(
    price('2026-11-01', '2026-11-22'),
  );
  expect(withLastDay(price('2026-11-01', null), '2026-11-21', today)).toBeNull();
  expect(withLastDay(price(today, null), '2026-11-22', today)).toEqual(price(today, null, true));
  expect(withLastDay(price('2026-11-01', '2026-11-22'), null, today)).toBeNull();
  expect(withLastDay(price('2026-11-24', null, true), null, today)).toBeNull();
});

test('no call changes the price of a past day', () => {
  const days = fc.integer({ min: -20, max: 20 });
  const open = fc.option(days, { nil: null });
  fc.assert(
    fc.property(days, open, open, (from, length, last) => {
      const before = price(
        addDays(today, from),
        length === null ? null : addDays(today, from + Math.abs(length)),
      );
      const after = withLastDay(before, last === null ? null : addDays(today, last), today);
      if (after === null) return;
      const holdsOn = (one: typeof before, day: string) =>
        one.status === 'Set' && one.fromDay <= day && (one.toDay === null || one.toDay >= day);
      for (let ago = 1; ago <= 40; ago += 1) {
        const day = addDays(today, -ago);
        expect(holdsOn(after, day)).toBe(holdsOn(before, day));
      }
    }),
  );
});
