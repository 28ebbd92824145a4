import { expect, test } from 'vitest';
import { wantedOf } from './wanted.rules.ts';

const numberOf = (typed: string) => wantedOf(typed).number;

test('a whole mobile number is the same in every spelling', () => {
  const spellings = [
    '9876543210',
    '98765 43210',
    '+91 98765-43210',
    '+919876543210',
    '919876543210',
    '0091 9876543210',
    '09876543210',
    '(98765) 43210',
    '९८७६५४३२१०',
  ];
  for (const typed of spellings) expect([typed, numberOf(typed)?.whole]).toEqual([typed, '9876543210']);
});

test('a part of a number may be its beginning or its end, and a zero in front may be a digit of it', () => {
  expect(numberOf('+91 98765')).toEqual({ begins: '98765', ends: '98765', whole: null });
  expect(numberOf('0042')).toEqual({ begins: '42', ends: '0042', whole: null });
  expect(numberOf('9198')).toEqual({ begins: '9198', ends: '9198', whole: null });
});

test('too few digits, too many, and letters among them are no number', () => {
  for (const typed of ['321', '98765432101234', '0000', 'B7QXMK', '98765 Priya', ''])
    expect(numberOf(typed)).toBeNull();
});

test('words are composed and single-spaced, at most five; digits are no words, and a code is no word of a language', () => {
  expect(wantedOf('  Priya\u00a0  Sharma ')).toMatchObject({
    text: 'Priya Sharma',
    words: ['Priya', 'Sharma'],
  });
  expect(wantedOf('a b c d e f').words).toHaveLength(5);
  expect(wantedOf('98765 43210').words).toEqual([]);
  expect(wantedOf('7QXMK 4TZP2').isCode).toBe(true);
  expect(wantedOf('Priya').isCode).toBe(false);
});

test('a part of a number is the same with hyphens, slashes, spaces and capitals, and words of Hindi are none', () => {
  for (const typed of ['xmk-4tz', 'XMK4TZ', 'xmk 4tz', '#XMK 4TZ'])
    expect([typed, wantedOf(typed).part]).toEqual([typed, 'XMK4TZ']);
  expect(wantedOf('nk/2627/00000001').part).toBe('NK262700000001');
  for (const typed of ['4tz', 'नल मरम्मत', 'a name that is too long', 'a_b%c'])
    expect([typed, wantedOf(typed).part]).toEqual([typed, null]);
});
