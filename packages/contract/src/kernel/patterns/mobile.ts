import { shaped } from './shaped.ts';

/** Specification section 5: 10 digits starting 2 to 9. */
export const mobileNumber = shaped({
  pattern: /^[2-9][0-9]{9}$/,
  longest: 10,
  missing: 'Please enter a mobile number.',
  wrong: 'A mobile number has 10 digits and starts with 2 to 9.',
  description: '10 digits, without +91.',
});
