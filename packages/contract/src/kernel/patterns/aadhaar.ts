import * as z from 'zod/mini';
import { shaped } from './shaped.ts';

/** Multiplication in the dihedral group of order ten: 0 to 4 turn, 5 to 9 mirror. */
function times(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const shuffle = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** The value of a digit at a position counted from the end: `shuffle`, applied as often as the position says. */
function shuffled(digit: number, place: number): number {
  let value = digit;
  for (let turn = place % 8; turn > 0; turn -= 1) value = shuffle[value] ?? 0;
  return value;
}

/** Verhoeff's check (1969): it finds every single wrong digit and every swap of neighbours. */
export function passesVerhoeff(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1)
    sum = times(sum, shuffled(Number(digits.charAt(digits.length - 1 - place)), place));
  return sum === 0;
}

const digitsOf = (value: string) => value.replaceAll(/[ -]/g, '');
const isPalindrome = (digits: string) =>
  digits.slice(0, 6) === digits.slice(6).split('').toReversed().join('');

/**
 * Specification section 5: 12 digits, optionally separated by space or hyphen in groups of 4; 12 plain digits come out.
 * Beyond the format, UIDAI gives none that start with 0 or 1, and none that read the same backwards.
 */
export const aadhaarNumber = shaped({
  pattern: /^[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}$/,
  longest: 14,
  missing: 'Enter an Aadhaar number.',
  wrong: 'Enter the 12 digits of the Aadhaar number.',
  description: '12 digits, groups of 4 may be separated by a space or a hyphen.',
}).check(
  z.overwrite(digitsOf),
  z.refine((digits) => digits >= '2', {
    error: 'Start the Aadhaar number with a digit from 2 to 9.',
    abort: true,
  }),
  z.refine(
    (digits) => passesVerhoeff(digits) && !isPalindrome(digits),
    'This Aadhaar number isn’t valid. Check it.',
  ),
);
