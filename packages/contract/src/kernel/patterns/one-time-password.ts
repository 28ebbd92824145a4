import { shaped } from './shaped.ts';

/** Codes that we send: for signing in, and for starting work at the customer's address. */
export const oneTimePassword = shaped({
  pattern: /^[0-9]{6}$/,
  longest: 6,
  missing: 'Please enter the code.',
  wrong: 'The code has 6 digits.',
  description: '6 digits.',
});
