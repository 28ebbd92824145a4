import * as z from 'zod/mini';

export const shortestPassword = 10;
const longestPassword = 128;

/** A password as it is tried: whatever was accepted once must be accepted again. */
export const givenPassword = z
  .string('Enter your password.')
  .check(
    z.minLength(1, 'Enter your password.'),
    z.maxLength(longestPassword, `A password has at most ${longestPassword} characters.`),
  );

/** Length is what makes a password strong, so no rule asks for capitals or signs; the commonest are refused by the server. */
export const newPassword = z
  .string('Enter a password.')
  .check(
    z.minLength(
      shortestPassword,
      `Use at least ${shortestPassword} characters. A few words make a good one.`,
    ),
    z.maxLength(longestPassword, `A password has at most ${longestPassword} characters.`),
  );
