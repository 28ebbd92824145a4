import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf, rupeesOf } from './rupees.ts';

test.each([
  ['', null],
  ['0', 0],
  ['1,25,000', 12_500_000],
  ['₹ 99.5', 9_950],
  ['1250.05', 125_005],
  ['-1', undefined],
  ['1.234', undefined],
  ['1e5', undefined],
  ['abc', undefined],
])('%j is %j paise', (typed, paise) => expect(paiseOf(typed)).toBe(paise));

test('what is shown is read as the same amount again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (paise) => paiseOf(rupeesOf(paise)) === paise),
  );
});
