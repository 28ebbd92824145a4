import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimRefusal, mileagePaise, setOff } from './expense.rules.ts';

const runs = Number(process.env['EXPENSE_RUNS'] ?? 2_000);
const free = { isActive: true, mostPerClaimPaise: null, mostPerMonthPaise: null, receiptAbovePaise: null };
const claim = { day: '2026-11-30', amountPaise: 45_000, receipts: 0, monthPaise: 0 };

test('mileage is kilometres times the rate, rounded half up to the paisa', () => {
  expect(mileagePaise(12_000, 900)).toBe(10_800);
  expect(mileagePaise(12_345, 850)).toBe(10_493);
  expect(mileagePaise(500, 1_001)).toBe(501);
  expect(mileagePaise(100, 1)).toBe(1);
});

test('mileage grows with the distance and is never half a paisa away from the exact amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.integer({ min: 10, max: 100_000 }),
      (one, other, rate) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(mileagePaise(near, rate)).toBeLessThanOrEqual(mileagePaise(far, rate));
        expect(Math.abs(mileagePaise(far, rate) - (far * rate) / 1_000)).toBeLessThanOrEqual(0.5);
      },
    ),
    { numRuns: runs },
  );
});

test('limits refuse above them and not at them', () => {
  const said = (limits: object, more: object = {}) =>
    claimRefusal({ ...free, ...limits }, { ...claim, ...more }, '2026-11-30')?.code ?? null;
  expect(said({})).toBeNull();
  expect(said({ isActive: false })).toBe('expense_category_closed');
  expect(said({}, { day: '2026-12-01' })).toBe('expense_day');
  expect(said({}, { day: '2026-06-03' })).toBeNull();
  expect(said({}, { day: '2026-06-02' })).toBe('expense_day');
  expect(said({ mostPerClaimPaise: 45_000 })).toBeNull();
  expect(said({ mostPerClaimPaise: 44_999 })).toBe('expense_over_claim');
  expect(said({ mostPerMonthPaise: 90_000 }, { monthPaise: 45_000 })).toBeNull();
  expect(said({ mostPerMonthPaise: 90_000 }, { monthPaise: 45_001 })).toBe('expense_over_month');
  expect(said({ receiptAbovePaise: 45_000 })).toBeNull();
  expect(said({ receiptAbovePaise: 0 })).toBe('expense_receipt_missing');
  expect(said({ receiptAbovePaise: 0 }, { receipts: 1 })).toBeNull();
});

test('advances pay the amount and no more, each at most what is left of it, the first ones first', () => {
  const purse = fc.record({ advanceId: fc.uuid(), leftPaise: fc.integer({ min: 0, max: 1_000_000 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(purse, { maxLength: 8, selector: (one) => one.advanceId }),
      fc.integer({ min: 1, max: 2_000_000 }),
      (purses, amount) => {
        const taken = setOff(purses, amount);
        const left = purses.reduce((sum, one) => sum + one.leftPaise, 0);
        const sum = taken.reduce((all, one) => all + one.leftPaise, 0);
        expect(sum).toBe(Math.min(left, amount));
        for (const { advanceId, leftPaise } of taken)
          expect(leftPaise).toBeLessThanOrEqual(
            purses.find((one) => one.advanceId === advanceId)?.leftPaise ?? 0,
          );
        // All before the last one are used up.
        for (const { advanceId, leftPaise } of taken.slice(0, -1))
          expect(leftPaise).toBe(purses.find((one) => one.advanceId === advanceId)?.leftPaise);
      },
    ),
    { numRuns: runs },
  );
});
