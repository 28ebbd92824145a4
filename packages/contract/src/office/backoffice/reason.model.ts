import * as z from 'zod/mini';

/** A reason that a colleague can act on later: a letter or a single word is none. */
export const reason = z.string('Enter some text.').check(
  z.trim(),
  z.minLength(1, 'This cannot be empty.'),
  z.maxLength(200, 'Use at most 200 characters.'),
  z.refine(
    (value) => value === '' || (value.length >= 10 && /\S\s+\S/u.test(value)),
    'Enter a reason of a few words, at least 10 characters.',
  ),
  z.refine((value) => !value.includes('\u0000'), 'This contains a character we can’t save. Remove it.'),
  z.describe('Why; for the audit log, without names and numbers.'),
);
