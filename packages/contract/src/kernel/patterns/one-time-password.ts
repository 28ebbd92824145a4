import { shaped } from './shaped.ts';

/** Codes that we send: for signing in, and for starting work at the customer's address. */
export const oneTimePassword = shaped({
  pattern: /^[0-9]{6}$/,
  longest: 6,
  missing: 'Enter the OTP.',
  wrong: 'Enter the 6-digit OTP.',
  description: '6 digits.',
});
