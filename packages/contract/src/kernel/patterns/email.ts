import { shaped } from './shaped.ts';

/**
 * Specification section 5: lowercase local part, domain, suffix of 2 to 4 letters. Dots stand between other characters
 * only (RFC 5321, section 4.1.2), and the whole has at most 254 characters (RFC 5321, section 4.5.3).
 */
export const emailAddress = shaped({
  pattern: /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,4}$/,
  longest: 254,
  missing: 'Enter an email address.',
  wrong: 'Enter an email like name@example.com, in small letters.',
  description: 'In small letters; the suffix has 2 to 4 letters.',
});
