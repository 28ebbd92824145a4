import { shaped } from './shaped.ts';

/** Specification section 5: must start with a capital. A script without capitals, as Devanagari, has only its letters. */
export const firstLetter = shaped({
  pattern: /^[\p{Lu}\p{Lo}]/u,
  longest: 500,
  missing: 'Enter some text.',
  wrong: 'Start with a capital letter.',
  tooLong: 'Use at most 500 characters.',
  description: 'Starts with a capital letter.',
});
