import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aadhaarNumber, passesVerhoeff } from './aadhaar.ts';
import { alphaNumeric } from './alpha-numeric.ts';
import { bsrCode, challanSerial, statementReceipt } from './challan.ts';
import { emailAddress } from './email.ts';
import { epfoNumber } from './epfo.ts';
import { firstLetter } from './first-letter.ts';
import { gstCheckCharacter, gstNumber, partsOfGstNumber } from './gst-number.ts';
import { ifscCode } from './ifsc.ts';
import { mobileNumber } from './mobile.ts';
import { personName } from './name.ts';
import { amount, onlyNumber, percentage } from './number-text.ts';
import { oneTimePassword } from './one-time-password.ts';
import { panNumber } from './pan.ts';
import { pincodeText } from './pincode.ts';
import { tanNumber } from './tan.ts';
import { uanNumber } from './uan.ts';
import { upiId } from './upi.ts';
import { website } from './website.ts';

type Samples = Record<'accepted' | 'refused', string[]> & { unknown?: string[] };
const samplesIn = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Record<string, Samples>;
/** Numbers that were published as examples, right and wrong. */
const published = samplesIn('./id-samples.json');
const own = samplesIn('./own-samples.json');

const rules = {
  mobileNumber,
  emailAddress,
  personName,
  website,
  alphaNumeric,
  panNumber,
  epfoNumber,
  tanNumber,
  uanNumber,
  firstLetter,
  onlyNumber,
  percentage,
  amount,
  aadhaarNumber,
  upiId,
  gstNumber,
  ifscCode,
  pincodeText,
  oneTimePassword,
  bsrCode,
  challanSerial,
  statementReceipt,
};
type Rule = keyof typeof rules;

const accepts = (rule: Rule, value: unknown) => z.safeParse(rules[rule], value).success;
const saidOf = (rule: Rule, value: unknown) =>
  z.safeParse(rules[rule], value).error?.issues.map((issue) => issue.message) ?? [];

const cases = Object.entries(own).map(([rule, samples]) => {
  const given = published[rule];
  return {
    rule: rule as Rule,
    accepted: [...samples.accepted, ...(given?.accepted ?? []), ...(given?.unknown ?? [])],
    refused: [...samples.refused, ...(given?.refused ?? [])],
  };
});

describe('specification section 5', () => {
  test.each(cases)('$rule takes its own', ({ rule, accepted }) => {
    expect(accepted.filter((value) => !accepts(rule, value))).toEqual([]);
  });

  test.each(cases)('$rule refuses everything else', ({ rule, refused }) => {
    const strange = ['', ' ', '\u0000', '\n', null, undefined, 1234567890, {}, [], true];
    expect([...refused, ...strange].filter((value) => accepts(rule, value))).toEqual([]);
  });

  test.each(cases)('$rule says one sentence, and another where nothing was entered', ({ rule, refused }) => {
    for (const value of refused) expect([value, saidOf(rule, value).length]).toEqual([value, 1]);
    const [missing] = saidOf(rule, '');
    expect(missing).toMatch(/^(?:Enter|Start with) .+\.$/);
    expect(saidOf(rule, undefined)).toEqual([missing]);
    expect(saidOf(rule, 'x'.repeat(1000)).join()).not.toBe(missing);
  });

  test('every rule has samples', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(rules).sort());
  });

  test('no two rules say the same of wrong input, so that a form never points at the wrong thing', () => {
    const sentences = cases.map(({ rule, refused }) => saidOf(rule, refused[0])[0]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('a line break before or after the pattern does not slip through', () => {
    for (const { rule, accepted } of cases)
      for (const value of accepted) {
        expect([rule, accepts(rule, `${value.trim()}\n<script>`)]).toEqual([rule, rule === 'firstLetter']);
      }
  });
});

describe('numbers with a check', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
  const swapped = (text: string, at: number) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);

  test('Verhoeff: the published unit passes; every wrong digit and every swap of neighbours is found', () => {
    expect(published['verhoeff']?.accepted.every(passesVerhoeff)).toBe(true);
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (front, at, by) => {
        const stem = front.join('');
        const passing = '0123456789'.split('').filter((last) => passesVerhoeff(stem + last));
        expect(passing).toHaveLength(1);
        const whole = stem + passing[0]!;
        const wrong = replaced(whole, at, String((Number(whole.charAt(at)) + by) % 10));
        expect(passesVerhoeff(wrong)).toBe(false);
        if (at < 11 && whole.charAt(at) !== whole.charAt(at + 1))
          expect(passesVerhoeff(swapped(whole, at))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('an Aadhaar number comes out as 12 plain digits, however it was parted', () => {
    for (const typed of ['2341 2341 2346', '2341-2341-2346', '234123412346', ' 2341 2341-2346 '])
      expect(z.parse(aadhaarNumber, typed)).toBe('234123412346');
  });

  const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
  const stem = fc
    .tuple(
      fc.integer({ min: 1, max: 38 }),
      fc.array(letters, { minLength: 3, maxLength: 3 }),
      fc.constantFrom(...'ABCFGHJLPT'.split('')),
      letters,
      digits(4),
      letters,
    )
    .map(
      ([state, three, kind, fifth, four, last]) =>
        `${String(state).padStart(2, '0')}${three.join('')}${kind}${fifth}${four.join('')}${last}1Z`,
    );

  test('a GST number has exactly one check character, and a wrong character anywhere is refused', () => {
    fc.assert(
      fc.property(stem, fc.nat(13), fc.constantFrom(...base36.split('')), (first14, at, other) => {
        const whole = first14 + gstCheckCharacter(first14);
        expect(accepts('gstNumber', whole)).toBe(true);
        expect(base36.split('').filter((last) => accepts('gstNumber', first14 + last))).toHaveLength(1);
        const wrong = replaced(whole, at, other);
        if (wrong !== whole) expect(accepts('gstNumber', wrong)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('a GST number of each state code from 01 to 38 passes, and of no other', () => {
    const passing = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter((code) => {
      const first14 = `${code}AAPFU0939F1Z`;
      return accepts('gstNumber', first14 + gstCheckCharacter(first14));
    });
    expect(passing).toEqual(Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0')));
    expect(saidOf('gstNumber', '39AAPFU0939F1ZQ')).toEqual([
      'Start the GST number with a state code from 01 to 38.',
    ]);
  });

  test('what has the format of the specification and fails a further check is told what is wrong with it', () => {
    expect(saidOf('panNumber', 'ABCDE1234F')).toEqual([
      'The fourth letter of this PAN isn’t valid. Check it.',
    ]);
    expect(saidOf('gstNumber', '27AAPDU0939F1ZV')).toEqual([
      'Characters 3 to 12 of this GST number aren’t a PAN. Check them.',
    ]);
    expect(saidOf('gstNumber', '27AAPFU0939F0ZV')).toEqual([
      'Character 13 or 14 of this GST number isn’t valid. Check them.',
    ]);
    expect(saidOf('gstNumber', '27AAPFU0939F1ZX')).toEqual([
      'The last character of this GST number isn’t valid. Check it.',
    ]);
    expect(saidOf('aadhaarNumber', '1234 5678 9012')).toEqual([
      'Start the Aadhaar number with a digit from 2 to 9.',
    ]);
    expect(saidOf('panNumber', 'ABCP1234F')).toEqual([
      'Enter 5 capital letters, 4 digits and 1 capital letter, e.g. AAPFU0939F.',
    ]);
  });

  test('the state and the PAN stand within a GST number', () => {
    expect(partsOfGstNumber('27AAPFU0939F1ZV')).toEqual({ stateCode: '27', pan: 'AAPFU0939F' });
    expect(accepts('panNumber', partsOfGstNumber('27AAPFU0939F1ZV').pan)).toBe(true);
  });
});

describe('numbers as text', () => {
  test('a percentage is right exactly where the number is from 0 to 100 with at most two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 12_000 }), (hundredths) => {
        expect(accepts('percentage', (hundredths / 100).toFixed(2))).toBe(
          hundredths >= 0 && hundredths <= 10_000,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
