import { shaped } from './shaped.ts';

/** Specification section 5: name@handle. The handle names a bank's app: letters and digits, a letter first. */
export const upiId = shaped({
  pattern: /^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/,
  longest: 321,
  missing: 'Enter a UPI ID.',
  wrong: 'Enter a UPI ID like name@bank.',
  description: 'UPI id, name@handle.',
});
