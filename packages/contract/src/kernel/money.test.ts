import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { installments, isAll, priceOf } from './money.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Percents with two decimals that are a hundred together. */
const somePercents = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => (cut - (cuts[index] ?? 0)) / 100));

describe('so many units at a price', () => {
  test.each([
    [12.5, 450_00, 5_625_00],
    [2.5, 333_33, 833_33],
    [0.001, 500, 1],
    [0.001, 499, 0],
    [1.005, 1_00, 1_01],
    [100_000, 1_00_00_000_00, 100_000_000_000_000],
  ])('%d at %d paise are %d paise', (quantity, price, amount) => {
    expect(priceOf(quantity, price)).toBe(amount);
  });

  test('are within half a paisa of the exact product', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 1_00_00_000_00 }),
        (thousandths, price) => {
          const away =
            BigInt(priceOf(thousandths / 1_000, price)) * 1_000n - BigInt(thousandths) * BigInt(price);
          expect(away > -500n && away <= 500n).toBe(true);
        },
      ),
    );
  });
});

describe('installments', () => {
  test('of 33.33, 33.33 and 33.34 percent are all of 1,00,000 rupees, and the last one takes the rest', () => {
    expect(isAll([33.33, 33.33, 33.34])).toBe(true);
    expect(installments(1_00_000_00, [33.33, 33.33, 33.34])).toEqual([33_330_00, 33_330_00, 33_340_00]);
    expect(installments(1_00, [33.33, 33.33, 33.34])).toEqual([33, 33, 34]);
    expect(isAll([33.33, 33.33, 33.33])).toBe(false);
  });

  test('sum to the total to the paisa, and none is below nothing', () => {
    fc.assert(
      fc.property(somePercents, fc.integer({ min: 0, max: 10_00_00_000_00 }), (percents, total) => {
        expect(isAll(percents)).toBe(true);
        const parts = installments(total, percents);
        expect(sum(parts)).toBe(total);
        expect(parts.every((part) => part >= 0)).toBe(true);
        for (const [at, part] of parts.slice(0, -1).entries())
          expect(Math.abs(part - (total * (percents[at] ?? 0)) / 100)).toBeLessThan(1.01);
      }),
    );
  });
});
