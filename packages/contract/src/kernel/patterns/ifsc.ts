import { shaped } from './shaped.ts';

/** Reserve Bank of India: the bank's 4 letters, a zero, the branch's 6. Whether there is such a branch, only its list knows. */
export const ifscCode = shaped({
  pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  longest: 11,
  missing: 'Enter an IFSC code.',
  wrong: 'Enter 4 capital letters, a zero and 6 letters or digits, e.g. HDFC0000001.',
  description: 'IFSC of a bank branch, 11 characters.',
});
