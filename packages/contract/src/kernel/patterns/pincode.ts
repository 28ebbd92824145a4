import { shaped } from './shaped.ts';

/** India Post: 6 digits, the first says the zone and is never 0. */
export const pincodePattern = /^[1-9][0-9]{5}$/;

export const pincodeText = shaped({
  pattern: pincodePattern,
  longest: 6,
  missing: 'Enter a PIN code.',
  wrong: 'Enter 6 digits. A PIN code doesn’t start with 0.',
  description: 'PIN code, 6 digits.',
});
