import { shaped } from './shaped.ts';

/** Specification section 5: 10 digits starting 2 to 9. */
export const mobileNumber = shaped({
  pattern: /^[2-9][0-9]{9}$/,
  longest: 10,
  missing: 'Enter a mobile number.',
  wrong: 'Enter a 10-digit mobile number starting with 2 to 9.',
  description: '10 digits, without +91.',
});
