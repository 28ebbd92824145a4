import type { PaperLine } from '@nukkad/contract/work/payment-book/party-paper.model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  creditedLines,
  leftOfLines,
  pricedLine,
  ratesOf,
  sumsOfRates,
  totalOf,
  usualParts,
} from './paper-lines.rules.ts';

const line = (quantity: number, rate: number, percent: number): PaperLine =>
  pricedLine({ description: 'Painting', itemCode: '995473', quantity, unit: 'sq m', rate, percent });

test('90,000 with 18% hold 76,271.19 and 13,728.81 of GST: halves within a state, whole across', () => {
  const lines = [line(12.5, 7_200_00, 18)];
  expect(lines).toMatchObject([{ taxable: 76_271_19, tax: 13_728_81, total: 90_000_00, lineAt: null }]);
  const within = { percent: 18, taxable: 76_271_19, cgst: 6_864_41, sgst: 6_864_40, igst: 0 };
  expect(ratesOf(lines, true)).toEqual([within]);
  expect(ratesOf(lines, false)).toEqual([{ ...within, cgst: 0, sgst: 0, igst: 13_728_81 }]);
});

test('lines of 18%, 5% and 18% are said in two rates, the lowest first', () => {
  const rates = ratesOf([line(1, 1_180_00, 18), line(2, 1_050_00, 5), line(1, 590_00, 18)], true);
  expect(rates).toEqual([
    { percent: 5, taxable: 2_000_00, cgst: 50_00, sgst: 50_00, igst: 0 },
    { percent: 18, taxable: 1_500_00, cgst: 135_00, sgst: 135_00, igst: 0 },
  ]);
  expect(sumsOfRates(rates)).toEqual({ taxable: 3_500_00, cgst: 185_00, sgst: 185_00, igst: 0 });
});

const someLine = fc
  .tuple(
    fc.integer({ min: 1, max: 1_00_000 }),
    fc.integer({ min: 1, max: 1_00_000_00 }),
    fc.constantFrom(0, 5, 18, 40),
  )
  .map(([thousandths, rate, percent]) => line(thousandths / 1_000, rate, percent));
const someLines = fc.array(someLine, { minLength: 1, maxLength: 30 });

test('taxable value and GST of all rates add up to the lines to the paisa, and both halves of a rate are the same to the paisa', () => {
  fc.assert(
    fc.property(someLines, fc.boolean(), (lines, isWithin) => {
      const rates = ratesOf(lines, isWithin);
      const { taxable, cgst, sgst, igst } = sumsOfRates(rates);
      expect(taxable + cgst + sgst + igst).toBe(totalOf(lines));
      for (const rate of rates) expect([0, 1]).toContain(rate.cgst - rate.sgst);
      for (const { total, tax, percent } of lines)
        expect(Math.abs(((total - tax) * percent) / 100 - tax)).toBeLessThan(1.5);
    }),
  );
});

test('credit notes without a choice take of each line like what is left of it, never more, until nothing is left', () => {
  fc.assert(
    fc.property(someLines, fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 5 }), (bill, shares) => {
      const credited: PaperLine[] = [];
      for (const share of [...shares, 100]) {
        const left = leftOfLines(bill, credited);
        const whole = left.reduce((sum, part) => sum + part, 0);
        const amount = Math.floor((whole * share) / 100);
        if (amount === 0) continue;
        const taken = creditedLines(bill, usualParts(amount, left));
        expect(totalOf(taken)).toBe(amount);
        for (const { lineAt, total } of taken) expect(total).toBeLessThanOrEqual(left[lineAt ?? 0] ?? 0);
        credited.push(...taken);
      }
      expect(totalOf(credited)).toBe(totalOf(bill));
      expect(leftOfLines(bill, credited).every((left) => left === 0)).toBe(true);
    }),
  );
});

test('what a credit note takes off a line has the line’s code and rate, and no quantity', () => {
  const bill = [line(2, 590_00, 18), line(1, 1_050_00, 5)];
  expect(creditedLines(bill, [{ lineAt: 1, amount: 525_00 }])).toEqual([
    {
      description: 'Painting',
      itemCode: '995473',
      quantity: null,
      unit: '',
      rate: null,
      percent: 5,
      taxable: 500_00,
      tax: 25_00,
      total: 525_00,
      lineAt: 1,
    },
  ]);
});
