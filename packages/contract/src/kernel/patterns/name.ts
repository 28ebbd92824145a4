import { shaped } from './shaped.ts';

/** Specification section 5: starts with a letter, letters and spaces only, at least 2 characters. Of any script. */
export const personName = shaped({
  pattern: /^\p{L}[\p{L}\p{M} ]+$/u,
  longest: 80,
  missing: 'Enter a name.',
  wrong: 'Start the name with a letter. Use only letters and spaces.',
  tooLong: 'Use at most 80 characters.',
  description: 'Letters and spaces, 2 to 80 characters.',
});
