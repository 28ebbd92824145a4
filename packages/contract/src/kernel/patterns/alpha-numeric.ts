import { shaped } from './shaped.ts';

/** Specification section 5: starts with a letter or digit; letters, digits and spaces; at least 2 characters. */
export const alphaNumeric = shaped({
  pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ]+$/u,
  longest: 160,
  missing: 'Enter letters or digits.',
  wrong: 'Use at least 2 letters, digits or spaces, starting with a letter or digit.',
  tooLong: 'Use at most 160 characters.',
  description: 'Letters, digits and spaces, 2 to 160 characters.',
});
