import { installments, isAll } from '@nukkad/contract/kernel/money';
import { paysAll, quotePayment } from '@nukkad/contract/market/quote/quote-payment.model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leavesRest, paymentsOf, paymentsOfPart } from './payment.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Percents with two decimals that add up to a hundred. */
const somePercents = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 0, maxLength: 5 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, at) => (cut - (cuts[at] ?? 0)) / 100));

interface Payment {
  readonly title: string;
  readonly percent: number | null;
  readonly amount?: number;
}

/** Amounts and percents in any order; `order` sorts them. */
const somePayments = fc
  .record({
    percents: somePercents,
    amounts: fc.array(fc.integer({ min: 100, max: 10_00_000_00 }), { maxLength: 4 }),
    order: fc.array(fc.integer(), { minLength: 10, maxLength: 10 }),
  })
  .map(({ percents, amounts, order }) =>
    [
      ...percents.map((percent): Payment => ({ title: 'Part', percent })),
      ...amounts.map((amount): Payment => ({ title: 'Fixed', percent: null, amount })),
    ]
      .map((payment, at) => ({ payment, place: order[at] ?? 0 }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ payment }) => payment),
  );

const fixedOf = (payments: readonly Payment[]) => sum(payments.map(({ amount = 0 }) => amount));

describe('payments in rupees and in percent, in any order', () => {
  test('they sum to the total to the paisa; an amount is what was said, and percents divide what amounts leave', () => {
    fc.assert(
      fc.property(somePayments, fc.integer({ min: 1, max: 10_00_00_000 }), (payments, rest) => {
        const total = fixedOf(payments) + rest * 100;
        expect(leavesRest(total, payments)).toBe(true);
        const paid = paymentsOf(total, payments);
        expect(sum(paid)).toBe(total);
        expect(paid.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        const isFixed = payments.map(({ percent }) => percent === null);
        expect(paid.filter((_, at) => isFixed[at])).toEqual(payments.flatMap(({ amount }) => amount ?? []));
        expect(paid.filter((_, at) => !isFixed[at])).toEqual(
          installments(
            rest * 100,
            payments.flatMap(({ percent }) => percent ?? []),
          ),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('another total changes the payments in percent alone', () => {
    fc.assert(
      fc.property(somePayments, fc.integer({ min: 1, max: 1_000_000 }), (payments, less) => {
        const total = fixedOf(payments) + 2_000_000_00;
        const [before, after] = [total, total - less * 100].map((one) => paymentsOf(one, payments));
        for (const [at, { percent }] of payments.entries())
          if (percent === null) expect(after?.[at]).toBe(before?.[at]);
        expect(sum(after ?? [])).toBe(total - less * 100);
      }),
      { numRuns: 200 },
    );
  });

  test('of some lines the amounts are in proportion, and leave something wherever they left something of the whole', () => {
    fc.assert(
      fc.property(
        somePayments,
        fc.integer({ min: 1, max: 10_00_000 }),
        fc.integer({ min: 1_000, max: 9_999 }),
        (payments, rest, share) => {
          const ofWhole = fixedOf(payments) + rest * 1_000_00;
          const worth = Math.floor((ofWhole * share) / 10_000);
          const part = paymentsOfPart(payments, { worth, ofWhole });
          expect(part.map(({ percent }) => percent)).toEqual(payments.map(({ percent }) => percent));
          for (const [at, { amount }] of part.entries()) {
            const whole = payments[at]?.amount;
            if (amount === undefined || whole === undefined) continue;
            expect(amount % 100).toBe(0);
            expect(Math.abs(amount - (whole * worth) / ofWhole)).toBeLessThanOrEqual(100);
          }
          expect(leavesRest(worth, part)).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});

test('amounts of the whole total or more leave nothing for the payments in percent', () => {
  const payments = [
    { title: 'First', percent: null, amount: 1_000_00 },
    { title: 'Last', percent: 100 },
  ];
  expect([1_000_01, 1_000_00, 999_00].map((total) => leavesRest(total, payments))).toEqual([
    true,
    false,
    false,
  ]);
  expect(paymentsOf(999_00, payments)).toEqual([1_000_00, 0]);
});

test('while the percents do not add up yet, each is said for itself', () => {
  const payments = [
    { title: 'First', percent: null, amount: 1_000_00 },
    { title: 'Middle', percent: 40 },
  ];
  expect(isAll([40])).toBe(false);
  expect(paymentsOf(2_000_00, payments)).toEqual([1_000_00, 400_00]);
});

test('a payment is a percent or an amount, never both or neither, and one of a quote is in percent', () => {
  const all = z.array(quotePayment(10_00_000_00)).check(...paysAll);
  const wrong = (payments: readonly object[]) =>
    all.safeParse(payments).error?.issues.map(({ message }) => message) ?? [];
  const last = { title: 'Last', percent: 100 };
  const fixed = { title: 'First', percent: null, amount: 1_000_00 };
  expect(wrong([fixed, last])).toEqual([]);
  expect(wrong([{ ...fixed, percent: 50 }, last])).toContain('Enter a percentage or an amount.');
  expect(wrong([{ title: 'First', percent: null }, last])).toEqual(['Enter a percentage or an amount.']);
  expect(wrong([{ ...fixed, amount: 99 }, last])).toEqual(['Enter at least ₹1.']);
  expect(wrong([fixed])).toEqual(['Keep at least one payment in percent. It takes what the amounts leave.']);
  expect(wrong([fixed, { ...last, percent: 99.99 }])).toEqual([
    'The payments in percent must add up to 100%.',
  ]);
});
