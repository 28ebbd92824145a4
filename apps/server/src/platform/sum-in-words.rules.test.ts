import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumInWords } from './sum-in-words.rules.ts';

test('a sum is said in crores, lakhs and thousands, in both languages', () => {
  expect(sumInWords(123_456_700, 'en')).toBe(
    'Rupees twelve lakh thirty-four thousand five hundred sixty-seven only',
  );
  expect(sumInWords(3_030_050, 'en')).toBe('Rupees thirty thousand three hundred and fifty paise only');
  expect(sumInWords(0, 'en')).toBe('Rupees zero only');
  expect(sumInWords(1_000_000_000, 'en')).toBe('Rupees one crore only');
  expect(sumInWords(1_234_567_801, 'en')).toBe(
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and one paise only',
  );
  expect(sumInWords(123_456_700, 'hi')).toBe('बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये मात्र');
  expect(sumInWords(3_030_050, 'hi')).toBe('तीस हज़ार तीन सौ रुपये पचास पैसे मात्र');
  expect(sumInWords(-100, 'en')).toBe('');
});

test('different sums are said differently, and no word is missing', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('en' as const, 'hi' as const), (one, other, lang) => {
      const [first, second] = [sumInWords(one, lang), sumInWords(other, lang)];
      expect(first === second).toBe(one === other);
      expect(first).not.toMatch(/undefined| {2}/);
    }),
  );
});
