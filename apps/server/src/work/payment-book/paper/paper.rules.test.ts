import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOf, basesOf, kindOfBasis, paperNumber } from './paper.rules.ts';

test('a number has at most 16 characters, also the 99,99,999th of a year', () => {
  expect(paperNumber('tax_invoice', '2627', 1)).toBe('INV/2627/00001');
  expect(paperNumber('credit_note', '2627', 99_99_999)).toBe('CRN/2627/9999999');
  expect(paperNumber('credit_note', '2627', 99_99_999)).toHaveLength(16);
});

test.each([
  [true, 18, ['taxed', 'composition'], 'tax_invoice'],
  [true, 0, ['exempt', 'composition'], 'bill_of_supply'],
  [false, 18, ['unregistered'], 'bill_of_supply'],
] as const)(
  'registered: %s, GST of %d%% in the bill: fits %j, first a %s',
  (isRegistered, percent, bases, kind) => {
    expect(basesOf(isRegistered, percent)).toEqual(bases);
    expect(kindOfBasis(bases[0])).toBe(kind);
  },
);

test('90,000 with 18% hold 76,271.19 and 13,728.81 of GST: halves within a state, whole across', () => {
  const within = { taxable: 76_271_19, cgst: 6_864_41, sgst: 6_864_40, igst: 0, total: 90_000_00 };
  expect(amountsOf(90_000_00, 18, true)).toEqual({ percent: 18, ...within });
  expect(amountsOf(90_000_00, 18, false)).toMatchObject({ cgst: 0, sgst: 0, igst: 13_728_81 });
});

test('taxable value and GST add up to the total to the paisa, and both halves are the same to the paisa', () => {
  const someTotal = fc.integer({ min: 1, max: 100_00_00_000_00 });
  fc.assert(
    fc.property(
      someTotal,
      fc.constantFrom(0, 5, 12, 18, 28, 40),
      fc.boolean(),
      (total, percent, isWithin) => {
        const { taxable, cgst, sgst, igst } = amountsOf(total, percent, isWithin);
        expect(taxable + cgst + sgst + igst).toBe(total);
        expect([0, 1]).toContain(cgst - sgst);
        expect(Math.abs((taxable * percent) / 100 - (cgst + sgst + igst))).toBeLessThan(1.5);
      },
    ),
  );
});
