import { shaped } from './shaped.ts';

/** Specification section 5, onlyNumber: digits. */
export const onlyNumber = shaped({
  pattern: /^[0-9]+$/,
  longest: 40,
  missing: 'Enter a number.',
  wrong: 'Use digits only.',
  tooLong: 'Use at most 40 digits.',
  description: 'Digits only.',
});

/** Specification section 5: 0 to 100, up to 2 decimals. */
export const percentage = shaped({
  pattern: /^(?:100(?:\.0{1,2})?|[0-9]{1,2}(?:\.[0-9]{1,2})?)$/,
  longest: 6,
  missing: 'Enter a percentage.',
  wrong: 'Enter 0 to 100, with up to 2 decimals.',
  description: '0 to 100, up to 2 decimals.',
});

/** Specification section 5: positive integer not starting with 0. Typed rupees, with paise and commas: `kernel/patterns/rupees.ts`. */
export const amount = shaped({
  pattern: /^[1-9][0-9]{0,12}$/,
  longest: 13,
  missing: 'Enter an amount.',
  wrong: 'Enter a whole number of up to 13 digits, not starting with 0.',
  description: 'Whole rupees, not starting with 0.',
});
