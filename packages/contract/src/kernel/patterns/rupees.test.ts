import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editRupees, readRupees, rupeesProblems, writeRupees } from './rupees.ts';

const amounts = fc.integer({ min: 100, max: 999_999_999_999_999 });

describe('typed rupees', () => {
  test.each([
    ['449', 44_900],
    ['449.50', 44_950],
    ['449.5', 44_950],
    ['449.', 44_900],
    ['449.509', 44_950],
    ['449.999', 44_999],
    ['1,25,000', 12_500_000],
    ['1,250,000', 125_000_000],
    ['₹ 1,25,000.50', 12_500_050],
    ['Rs. 449.50', 44_950],
    ['rs449', 44_900],
    ['INR 449', 44_900],
    ['449/-', 44_900],
    [' 449\u00a0', 44_900],
    ['४४९.५०', 44_950],
    ['449.5000', 44_950],
    ['', null],
    ['  ', null],
    ['₹', null],
  ])('%j is %j paise', (typed, paise) => expect(readRupees(typed)).toEqual({ paise, problem: null }));

  test.each([
    ['-5', 'minus'],
    ['₹-5', 'minus'],
    ['−5', 'minus'],
    ['400-500', 'minus'],
    ['0', 'zero'],
    ['0.50', 'zero'],
    ['0449', 'zero'],
    ['449,50', 'commas'],
    ['1,2,3', 'commas'],
    ['4,49', 'commas'],
    [',449', 'not_rupees'],
    ['.50', 'not_rupees'],
    ['1e5', 'not_rupees'],
    ['4.4.9', 'not_rupees'],
    ['abc', 'not_rupees'],
    ['449 only', 'not_rupees'],
    ['10000000000000', 'too_long'],
    ['1'.repeat(41), 'too_long'],
  ] as const)('%j is refused: %s', (typed, problem) => {
    expect(readRupees(typed)).toEqual({ paise: null, problem });
    expect(rupeesProblems[problem]).toMatch(/\.$/);
  });

  test('0 is an amount only where nothing to pay is an answer', () => {
    expect(readRupees('0', { zero: true })).toEqual({ paise: 0, problem: null });
    expect(readRupees('0.00', { zero: true })).toEqual({ paise: 0, problem: null });
    expect(readRupees('0.50', { zero: true }).problem).toBe('zero');
    expect(readRupees('00', { zero: true }).problem).toBe('zero');
  });

  test('the text shown for an amount is read as the same amount again, to the paisa', () => {
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(readRupees(writeRupees(paise))).toEqual({ paise, problem: null });
        expect(readRupees(`₹${editRupees(paise)}`)).toEqual({ paise, problem: null });
        expect(writeRupees(paise)).toMatch(
          /^[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3}(?:\.[0-9]{2})?$|^[1-9][0-9]{0,2}(?:\.[0-9]{2})?$/,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('digits after the second decimal are cut off, never rounded; of a file they are refused', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 999_999 }), (paise, rest) => {
        const written = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(readRupees(`${written}${rest}`)).toEqual({ paise, problem: null });
        expect(readRupees(`${written}${rest}`, { exact: true })).toEqual({
          paise: null,
          problem: 'decimals',
        });
        expect(readRupees(`${written}000`, { exact: true })).toEqual({ paise, problem: null });
      }),
      { numRuns: 2_000 },
    );
  });

  test('no text is read as more than its digits say: a point or a minus is never dropped', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,-−₹ e'.split('')), maxLength: 18 }),
        (typed) => {
          const { paise, problem } = readRupees(typed);
          if (problem !== null || paise === null) return;
          const plain = typed.replaceAll(/[₹,\s]/g, '');
          expect(plain).toMatch(/^[1-9][0-9]*\.?[0-9]*$/);
          const [whole = '', decimals = ''] = plain.split('.');
          expect(BigInt(paise)).toBe(BigInt(whole) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0')));
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
