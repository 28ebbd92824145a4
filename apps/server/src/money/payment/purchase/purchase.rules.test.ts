import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRules } from '../payment.rules.ts';
import { isInTime, nextTryAt } from './purchase.rules.ts';

const at = new Date('2026-11-24T06:00:00.000Z');

test('each try of a refund waits longer than the one before, and they end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map(
    (tries) => (nextTryAt(tries, at, defaultRules)?.getTime() ?? 0) - at.getTime(),
  );
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(new Set(waits).size).toBe(7);
  expect(nextTryAt(8, at, defaultRules)).toBeNull();
});

test('a payment counts until a quarter of an hour after the time of its order, to the instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (afterMs) => {
      const paid = new Date(at.getTime() + afterMs);
      expect(isInTime({ expiresAt: at }, paid, defaultRules)).toBe(afterMs <= 15 * 60_000);
    }),
  );
});
