import { expect, test } from 'vitest';
import { basesOf, kindOfBasis, paperNumber } from './paper.rules.ts';

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
