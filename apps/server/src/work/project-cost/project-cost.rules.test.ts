import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, marginOf } from './project-cost.rules.ts';

const common = { words: 'Work', spentOn: '2026-11-02' };

test('time at a rate by the hour and quantity at a price, to the nearest paisa', () => {
  expect(amountOf({ kind: 'labour', ...common, minutes: 90, hourlyPaise: 250_00 })).toBe(375_00);
  expect(amountOf({ kind: 'labour', ...common, minutes: 1, hourlyPaise: 100 })).toBe(2);
  expect(amountOf({ kind: 'material', ...common, quantityMilli: 2_500, pricePaise: 199_99 })).toBe(499_98);
  expect(amountOf({ kind: 'travel', ...common, amountPaise: 120_00 })).toBe(120_00);
});

test('a loss is below zero, and without earnings there is no percentage', () => {
  const sums = { labour: 60_00, material: 30_00, travel: 20_00, other: 0 };
  expect(marginOf(100_00, sums)).toEqual({ marginPaise: -10_00, percent: -10 });
  expect(marginOf(0, sums)).toEqual({ marginPaise: -110_00, percent: null });
});

test('margin and costs together are always what was earned, and no amount is off by more than half a paisa', () => {
  const sum = fc.integer({ min: 0, max: 1_00_00_000_00 });
  fc.assert(
    fc.property(sum, sum, sum, sum, sum, (earned, labour, material, travel, other) => {
      const { marginPaise } = marginOf(earned, { labour, material, travel, other });
      expect(marginPaise + labour + material + travel + other).toBe(earned);
    }),
  );
  const minutes = fc.integer({ min: 1, max: 1_440 });
  const rate = fc.integer({ min: 0, max: 10_00_000_00 });
  fc.assert(
    fc.property(minutes, rate, (worked, hourlyPaise) => {
      const amount = amountOf({ kind: 'labour', ...common, minutes: worked, hourlyPaise });
      expect(Number.isInteger(amount)).toBe(true);
      expect(Math.abs(amount * 60 - worked * hourlyPaise)).toBeLessThanOrEqual(30);
    }),
  );
});
